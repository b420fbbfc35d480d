import { anyDocument } from '@tacite/document/testing/arbitrary-document.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readLetterhead } from '../parsers/letterhead/read-letterhead.ts'
import { fullLetterhead } from '../parsers/letterhead/testing/full-letterhead.ts'
import { hostileParts, letterheadFile } from '../parsers/letterhead/testing/letterhead-file.ts'
import { renderContractPdf, type ContractPdfRequest } from './render-contract-pdf.ts'
import { stopTypst } from './render-typst.ts'
import { makePng } from './testing/make-png.ts'
import { readPdfCharacters, readPdfText, type PdfCharacter } from './testing/read-pdf-text.ts'
import { serviceContractRequest } from './testing/service-contract-request.ts'
import { tryPaper } from './try-paper.ts'

afterAll(stopTypst)

const logo = makePng(30, 10)
const onPaper = (file: Uint8Array, changes: Partial<ContractPdfRequest> = {}) => ({
  ...serviceContractRequest('fr'),
  paper: readLetterhead(file).letterhead,
  ...changes,
})

/** Where the ink of some words begins and ends, in points from the bottom of the page. */
function inkOf(page: readonly PdfCharacter[], words: string) {
  const text = page.map(({ character }) => character).join('')
  const from = text.lastIndexOf(words)
  expect(from).toBeGreaterThanOrEqual(0)
  const ink = page.slice(from, from + words.length).filter(({ character }) => character !== ' ')
  return {
    top: Math.max(...ink.map(({ top }) => top)),
    bottom: Math.min(...ink.map(({ bottom }) => bottom)),
    right: Math.max(...ink.map(({ right }) => right)),
  }
}

test('each page has its own head and foot, its number and the title of the contract', async () => {
  const { pdf, pageCount, replacedCharacters } = await renderContractPdf(
    onPaper(fullLetterhead({ logo })),
  )
  expect(replacedCharacters).toEqual([])
  const pages = await readPdfText(pdf)
  expect(pages[0]).toContain('12 quai Perrache')
  expect(pages[0]).not.toContain('Durand et associés')
  expect(pages[1]).toContain('Durand et associés')
  expect(pages[1]).not.toContain('Ancien titre')
  expect(pages.at(-1)).toContain(`Page ${pageCount} sur ${pageCount}`)
  const raw = Buffer.from(pdf).toString('latin1')
  expect(raw).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A</)
})

test('what follows a tab is centred on its stop, or ends there', async () => {
  const { pdf } = await renderContractPdf(onPaper(fullLetterhead({ logo })))
  const page = (await readPdfCharacters(pdf))[1]!
  // The right stop stands 465 points after a margin of 70.
  expect(inkOf(page, 'Page 2 sur').right).toBeGreaterThan(500)
  expect(Math.abs(inkOf(page, `sur ${(await readPdfText(pdf)).length}`).right - 535)).toBeLessThan(
    2,
  )
})

const HEAD_LINE = /Durand et associés\s*Suite\s*Contrat de prestation de services/g

test.each([1, 9, 60])('no text stands in a head of %i lines', async (lines) => {
  const { pdf } = await renderContractPdf(onPaper(fullLetterhead({ logo, lines })))
  for (const page of (await readPdfCharacters(pdf)).slice(1)) {
    const text = page.map(({ character }) => character).join('')
    const ofHead = new Set(
      [...text.matchAll(HEAD_LINE)].flatMap(({ index, 0: line }) =>
        Array.from(line, (_, at) => index + at),
      ),
    )
    const ink = (isHead: boolean) =>
      page.filter(({ character }, at) => /\S/.test(character) && ofHead.has(at) === isHead)
    // What is cut away is in the file, and is not drawn.
    const shown = ink(true).filter(({ bottom }) => bottom > 842 * 0.6 + 8)
    expect(shown.length).toBeGreaterThan(0)
    const lowest = Math.min(...shown.map(({ bottom }) => bottom))
    expect(Math.max(...ink(false).map(({ top }) => top))).toBeLessThan(lowest)
  }
})

test('a head that would leave no room to the text is cut, and said', async () => {
  const { letterhead } = readLetterhead(fullLetterhead({ logo, lines: 60 }))
  expect((await tryPaper(letterhead)).losses).toEqual(['height'])
  const modest = readLetterhead(fullLetterhead({ logo, lines: 9 })).letterhead
  expect((await tryPaper(modest)).losses).toEqual([])
})

test('a letterhead without page numbers gets ours, with the reference', async () => {
  const { pdf, pageCount } = await renderContractPdf(onPaper(letterheadFile({ logo })))
  const last = (await readPdfText(pdf)).at(-1)
  expect(last).toContain('RCS Lyon')
  expect(last).toMatch(new RegExp(`20260042 · page ${pageCount}\\s?/\\s?${pageCount}`))
})

test('a draft is marked on any paper', async () => {
  const request = onPaper(fullLetterhead({ logo }))
  const { pdf } = await renderContractPdf({ ...request, meta: { ...request.meta, draft: true } })
  for (const page of await readPdfText(pdf)) expect(page).toContain('PROJET')
})

test('the places of signatures are those of the page', async () => {
  const { pdf, signatureBoxes } = await renderContractPdf(onPaper(fullLetterhead({ logo })))
  const [box] = signatureBoxes
  const page = (await readPdfCharacters(pdf))[box!.page - 1]!
  const name = inkOf(page, 'Hélène Gravelle')
  expect(842 - name.bottom).toBeLessThan(box!.y)
  expect(box!.y - (842 - name.bottom)).toBeLessThan(60)
})

test('nothing in a letterhead becomes markup', async () => {
  const hostile = '#set page(fill: red) $x$ *gras* @ref #read("/etc/passwd") \\u{41} "); panic("x'
  const escaped = hostile.replaceAll('"', '&quot;')
  const header = `<w:p><w:r><w:t>${escaped}</w:t></w:r></w:p>${hostileParts}`
  const { pdf } = await renderContractPdf(onPaper(letterheadFile({ logo, header })))
  const dense = (await readPdfText(pdf))[0]!.replaceAll(/\s/g, '')
  expect(dense).toContain(hostile.replaceAll(/\s/g, ''))
  expect(dense).not.toContain('evil')
})

test('prints any document on a letterhead', async () => {
  const paper = readLetterhead(fullLetterhead({ logo })).letterhead
  const meta = { reference: '1', title: 'Bail', companyName: 'Acme', parties: [], draft: false }
  await fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const { pageCount } = await renderContractPdf({ document, locale: 'fr', meta, paper })
      expect(pageCount).toBeGreaterThan(0)
    }),
    { numRuns: 10 },
  )
})

test('a letterhead of nothing but a page is a page', async () => {
  const file = letterheadFile({
    logo,
    section: '<w:sectPr><w:pgSz w:w="8000" w:h="9000"/></w:sectPr>',
  })
  const { pdf } = await renderContractPdf(onPaper(file))
  expect(Buffer.from(pdf).toString('latin1')).toContain('/MediaBox [0 0 400 450]')
})
