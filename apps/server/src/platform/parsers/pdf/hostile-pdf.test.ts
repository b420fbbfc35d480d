import { afterAll, expect, test } from 'vitest'
import { importPdf } from './import-pdf.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { closeParsers } from '../run-parser.ts'
import { buildPdf, setLines, writePdf } from '../testing/build-pdf.ts'
import { dangerousPdfs, pageTree } from '../testing/hostile-pdfs.ts'
import { extractPdfText, readPdfSummary, renderPage } from './read-pdf.ts'

afterAll(closeParsers)

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'accepted',
    (error: unknown) => parserRefusalCode(error) ?? String(error),
  )
}

const good = buildPdf([{ lines: setLines(['Une phrase de la page.']) }])

const garbage = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))

test.each([
  ['a text', 'FILE_TYPE_NOT_ALLOWED', Buffer.from('bonjour')],
  ['a header and nothing else', 'FILE_UNREADABLE', Buffer.from('%PDF-1.7\n')],
  ['a header and garbage', 'FILE_UNREADABLE', Buffer.concat([Buffer.from('%PDF-1.7\n'), garbage])],
  ['no pages', 'FILE_UNREADABLE', pageTree('<</Type/Pages/Count 0/Kids[]>>')],
  [
    'a password',
    'FILE_ENCRYPTED',
    writePdf(
      [
        [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
        [2, Buffer.from('<</Type/Pages/Count 0/Kids[]>>')],
        [
          3,
          Buffer.from(
            `<</Filter/Standard/V 1/R 2/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>/P -4>>`,
          ),
        ],
      ],
      '/Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]',
    ),
  ],
])('refuses %s with %s', async (_, code, file) => {
  expect(await codeOf(extractPdfText(file))).toBe(code)
})

const ENDS = /^(accepted|FILE_UNREADABLE|FILE_TOO_COMPLEX)$/

test.each(dangerousPdfs)('survives %s', { timeout: 150_000 }, async (_, file) => {
  expect(await codeOf(extractPdfText(file))).toMatch(ENDS)
  expect((await extractPdfText(good)).pages[0]?.text).toBe('Une phrase de la page.')
})

const endless = dangerousPdfs.filter(([name]) => name.startsWith('one line'))

test.each(endless)('is not kept from a title by %s', async (_, file) => {
  expect(await codeOf(readPdfSummary(file))).toBe('accepted')
})

test('recovers what is left of a truncated file', async () => {
  const file = buildPdf([
    { lines: setLines(['La première page.']) },
    { lines: setLines(['La deuxième page.']) },
    { lines: setLines(['La troisième page.']) },
  ])
  const whole = file.subarray(0, Buffer.from(file).indexOf('xref'))
  expect((await extractPdfText(whole)).pages).toHaveLength(3)
  // Many files have the catalogue and the page list at the end, so these are the first to be lost.
  const lost = Buffer.from(file).indexOf('3 0 obj')
  const headless = Buffer.concat([Buffer.from('%PDF-1.7\n'), whole.subarray(lost)])
  const { pages: found, isRepaired } = await extractPdfText(headless)
  expect(isRepaired).toBe(true)
  expect(found.map(({ text }) => text)).toEqual([
    'La première page.',
    'La deuxième page.',
    'La troisième page.',
  ])
})

test('wherever the file is truncated, it is read or refused', async () => {
  for (let share = 0.05; share < 1; share += 0.05) {
    const cut = good.subarray(0, Math.floor(good.length * share))
    expect(await codeOf(extractPdfText(cut))).toMatch(
      /^(accepted|FILE_UNREADABLE|FILE_TYPE_NOT_ALLOWED)$/,
    )
  }
})

test('refuses to render an endless page', async () => {
  const strip = buildPdf([{ lines: [], entries: '/MediaBox[0 0 10 100000]' }])
  expect(await codeOf(renderPage(strip, 1, 4000))).toBe('FILE_TOO_COMPLEX')
})

test('a hostile PDF is refused as a contract too', async () => {
  expect(await codeOf(importPdf(Buffer.from('%PDF-1.7\nx')))).toBe('FILE_UNREADABLE')
})
