import { createHash } from 'node:crypto'
import { checkRichText } from '@tacite/document/check-rich-text.ts'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { RichText, RichTextBlock } from '@tacite/document/rich-text.ts'
import { anyDocument } from '@tacite/document/testing/arbitrary-document.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { renderContractPdf } from './render-contract-pdf.ts'
import type { ContractPdfRequest } from './render-contract-pdf.ts'
import { stopTypst } from './render-typst.ts'
import { makePng } from './testing/make-png.ts'
import { readPdfText } from './testing/read-pdf-text.ts'
import { serviceContractRequest } from './testing/service-contract-request.ts'

afterAll(stopTypst)

const meta = {
  reference: '20260001',
  title: 'Contrat',
  companyName: 'Acme',
  parties: [],
  draft: false,
}

function requestOf(
  content: RichText,
  changes: Partial<ContractPdfRequest> = {},
): ContractPdfRequest {
  const document: ContractDocument = {
    title: 'Contrat',
    numbering: 'articles',
    blocks: [
      {
        id: 'b',
        kind: 'body',
        name: 'Corps',
        description: '',
        sections: [{ id: 's', level: 1, title: 'Objet', audience: 'anyone', content }],
      },
    ],
  }
  return { document, locale: 'fr', meta, ...changes }
}

const pageBreak: RichTextBlock = { type: 'page_break' }
const imageOf = (file: string, alt = 'Plan du site'): RichTextBlock => ({
  type: 'image',
  attrs: { file, alt, widthPx: 600, heightPx: 300 },
})
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const words = async (request: ContractPdfRequest) =>
  readWords((await renderContractPdf(request)).pdf)

/** The words of all pages, separated by single spaces; hyphenated words are joined. */
async function readWords(pdf: Uint8Array): Promise<string> {
  const pages = await readPdfText(pdf)
  return pages
    .join(' ')
    .replaceAll(/\u00AD\s*/g, '')
    .replaceAll(/\s+/g, ' ')
}

test('prints a twelve-page service contract with tables and images as PDF/A-2a', async () => {
  const png = makePng(600, 300)
  const rows = Array.from(
    { length: 75 },
    (_, index) => `| Lot ${index + 1} | Étude n° ${index} | ${index * 10} jours |`,
  )
  const table = composeRichText(`| Lot | Livrable | Délai |\n${rows.join('\n')}`).content
  const request = serviceContractRequest('fr', [pageBreak, ...table, imageOf(hashOf(png))])
  const result = await renderContractPdf({ ...request, images: new Map([[hashOf(png), png]]) })

  expect(result.pageCount).toBe(12)
  expect(result.missingImages).toEqual([])
  expect(result.replacedCharacters).toEqual([])
  const raw = Buffer.from(result.pdf).toString('latin1')
  expect(raw).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A</)
  expect(raw).toContain('/StructTreeRoot')
  expect(/\/Subtype\s*\/Image/.test(raw)).toBe(true)

  const pages = await readPdfText(result.pdf)
  expect(pages).toHaveLength(12)
  expect(pages[0]).toContain('Sommaire')
  expect(pages[0]).toMatch(/Résiliation pour manquement/)
  expect(pages[0]).not.toContain('PROJET')
  expect(pages[1]).toContain('Établissements Noël & Fils')
  expect(pages[11]).toMatch(/20260042 · page 12\s?\/\s?12/)
  // The header of a table that continues is repeated.
  expect(pages.filter((page) => /Lot\s+Livrable\s+Délai/.test(page)).length).toBeGreaterThan(1)
  const text = await readWords(result.pdf)
  expect(text).toContain('au moins 3 mois avant le Terme')
  expect(text).toContain('la somme de 48 000,00 € toutes taxes comprises')
})

test.each(['', ' '])('labels an image without a description (%j)', async (alt) => {
  const png = makePng(20, 10)
  const text: RichText = { type: 'doc', content: [imageOf(hashOf(png), alt)] }
  const images = new Map([[hashOf(png), png]])
  const { pdf } = await renderContractPdf(requestOf(text, { images }))
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Alt\s?\(Image\)/)
})

test('words in columns, apart by tabs, stay apart on the page and in what is searched', async () => {
  const line = (...texts: string[]): RichTextBlock => ({
    type: 'paragraph',
    attrs: { align: 'left' },
    content: [{ type: 'text', text: texts.join('\t') }],
  })
  const text: RichText = {
    type: 'doc',
    content: [
      line('Fait à VIMY', 'Fait à LENS'),
      line('Cachet – Signature', '', 'Cachet'),
      line('Nom', 'Élodie'),
    ],
  }
  const request = requestOf(text, { meta: { ...meta, title: 'Bail\tcommercial' } })
  const page = (await readPdfText((await renderContractPdf(request)).pdf)).join('\n')
  expect(page).toContain('Bail commercial')
  expect(page).toContain('Fait à VIMY Fait à LENS')
  expect(page).toContain('Cachet – Signature Cachet')
  expect(page).toContain('Nom Élodie')
})

test('reports the page and position of each signature', async () => {
  const { signatureBoxes, pdf } = await renderContractPdf(serviceContractRequest('fr'))
  expect(signatureBoxes.map(({ signatoryId }) => signatoryId)).toEqual(['a', 'b'])
  const [first, second] = signatureBoxes
  expect(first).toMatchObject({ page: second?.page, y: second?.y, height: 73.7 })
  expect(second!.x).toBeGreaterThan(first!.x + first!.width)
  expect(second!.x + second!.width).toBeLessThan(595)
  const page = (await readPdfText(pdf))[first!.page - 1]
  expect(page).toContain('Signature des Parties')
  expect(page).toContain('Hélène Gravelle')
})

test('adds signature boxes to a document without a signature block', async () => {
  const { signatureBoxes } = await renderContractPdf(
    requestOf(composeRichText('x'), { signatories: [{ id: 'z', name: 'Zoé' }] }),
  )
  expect(signatureBoxes).toMatchObject([{ signatoryId: 'z', page: 1 }])
})

test.each([
  ['fr', 'Sommaire', 'Article', 'Annexe', 'PROJET'],
  ['en', 'Contents', 'Article', 'Annex', 'DRAFT'],
  ['es', 'Índice', 'Artículo', 'Anexo', 'BORRADOR'],
] as const)('uses the language of the contract: %s', async (locale, ...expected) => {
  const request = serviceContractRequest(locale)
  const text = await words({ ...request, meta: { ...request.meta, draft: true } })
  for (const word of expected) expect(text).toContain(word)
})

const injections = [
  '#import "@preview/cetz:0.3.0": *',
  '#read("/etc/passwd")',
  '#{ while true {} }',
  '$x^2$ et $ integral $',
  '<label> @ref @label',
  '\\ \\u{41} \\# retour',
  '*gras* _italique_ `code` = Titre',
  '// commentaire /* autre */',
  '#set page(fill: red)',
  '"); panic("x',
  '- liste + enum / terme: x',
  '~ -- --- ... -?',
  '{{7*7}} ${7*7} <script>alert(1)</script>',
  'https://exemple.test/a_b*c',
]

test.each(injections)('prints %s as plain text wherever it occurs', async (hostile) => {
  const content: RichText = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: hostile }] },
    ],
  }
  const text = await words(
    requestOf(content, {
      meta: {
        reference: hostile,
        title: hostile,
        companyName: hostile,
        draft: false,
        parties: [{ name: hostile, role: hostile, lines: [hostile] }],
      },
      signatories: [{ id: hostile, name: hostile, title: hostile, party: hostile }],
    }),
  )
  // A narrow column may break the line anywhere.
  const dense = (spaced: string) => spaced.replaceAll(/\s/g, '')
  const count = dense(text).split(dense(hostile)).length - 1
  // Content, reference twice, title, company, three of the party, three of the signatory.
  expect(count).toBeGreaterThanOrEqual(11)
})

test('shows an empty field by its label', async () => {
  const text = await words(
    requestOf(composeRichText('Le Client : {client_name}'), {
      fieldLabels: { client_name: 'Nom du client' },
    }),
  )
  expect(text).toContain('Le Client : [Nom du client]')
})

test('prints the description of a missing or damaged image, and reports which', async () => {
  const sound = makePng(20, 10)
  const damaged = makePng(20, 10).slice(0, 40)
  const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const absent = 'f'.repeat(64)
  const files = [sound, damaged, text]
  const { pdf, missingImages } = await renderContractPdf(
    requestOf(
      { type: 'doc', content: [...files.map(hashOf), absent].map((file) => imageOf(file)) },
      { images: new Map(files.map((bytes) => [hashOf(bytes), bytes])) },
    ),
  )
  expect(missingImages).toEqual([hashOf(damaged), hashOf(text), absent])
  expect((await readPdfText(pdf)).join('')).toContain('Image non disponible : Plan du site')
})

test('prints tables whose spans overlap or exceed the table', async () => {
  const cell = (colspan: number, rowspan: number, text: string) => ({
    type: 'table_cell',
    attrs: { colspan, rowspan, colwidth: null },
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const row = (...content: unknown[]) => ({ type: 'table_row', content })
  const { content } = checkRichText({
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          row(cell(1, 1, 'un'), cell(1, 9, 'deux')),
          row(cell(5, 1, 'trois'), cell(1, 1, 'quatre')),
          row(),
          row(cell(2, 2, 'cinq')),
        ],
      },
    ],
  })
  const text = await words(requestOf(content as RichText))
  for (const word of ['un', 'deux', 'trois', 'quatre', 'cinq']) expect(text).toContain(word)
})

test('breaks pages only between paragraphs', async () => {
  const inList: RichTextBlock = {
    type: 'bullet_list',
    content: [
      { type: 'list_item', content: [{ type: 'paragraph', attrs: { align: 'left' } }, pageBreak] },
    ],
  }
  const [paragraph] = composeRichText('après').content
  const { pageCount } = await renderContractPdf(
    requestOf({ type: 'doc', content: [paragraph!, inList, pageBreak, paragraph!] }),
  )
  expect(pageCount).toBe(2)
})

test('produces the same bytes for the same contract', async () => {
  const [one, other] = [serviceContractRequest('fr'), serviceContractRequest('fr')]
  expect(hashOf((await renderContractPdf(one)).pdf)).toBe(
    hashOf((await renderContractPdf(other)).pdf),
  )
})

test('prints any document that the rules accept', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const { pageCount } = await renderContractPdf({ document, locale: 'fr', meta })
      expect(pageCount).toBeGreaterThan(0)
    }),
    { numRuns: 25 },
  )
})
