import { boxesOfRange } from '@tacite/domain/evidence/boxes-of-range.ts'
import type { PlacedWord } from '@tacite/domain/recognition/legible-text.ts'
import { afterAll, expect, test } from 'vitest'
import { pageText } from '../../../features/portfolio/search/page-text.ts'
import { closeParsers } from '../run-parser.ts'
import { buildPdf, setLines } from '../testing/build-pdf.ts'
import { extractPdfText, locateInPage, placeWordsOfPage } from './read-pdf.ts'

afterAll(closeParsers)

const MARGIN = { left: 70, topY: 780 }

/** The text that is kept of a page, and its words. */
async function placed(pdf: Uint8Array, page = 1): Promise<{ text: string; words: PlacedWord[] }> {
  const { pages } = await extractPdfText(pdf)
  const text = pageText(pages[page - 1]!.text)
  return { text, words: await placeWordsOfPage(pdf, page, text) }
}

const wordsIn = ({ text, words }: Awaited<ReturnType<typeof placed>>) =>
  words.map(({ start, end }) => text.slice(start, end))

test('places each word of the text that was kept, without the punctuation around', async () => {
  const pdf = buildPdf([
    {
      lines: setLines([
        'Contrat (bail) signé',
        "jusqu'au 31/12/2027, « ferme ».",
        'Prix : 1 200 €',
      ]),
    },
  ])
  const page = await placed(pdf)
  expect(wordsIn(page)).toEqual([
    'Contrat',
    'bail',
    'signé',
    "jusqu'au",
    '31/12/2027',
    'ferme',
    'Prix',
    '1',
    '200',
    expect.any(String),
  ])
  const [title] = page.words
  const [located] = await locateInPage(pdf, 1, ['contrat'])
  const { left, top, width, height } = located!
  expect(title!.box).toEqual({ left, top, width, height })
})

test('gives the two parts of a hyphenated word their lines', async () => {
  const lines = setLines(['Une clause inter-', 'nationale de paiement'])
  const page = await placed(buildPdf([{ lines }]))
  expect(page.text).toContain('internationale')
  expect(wordsIn(page)).toEqual(['Une', 'clause', 'inter', 'nationale', 'de', 'paiement'])
  const start = page.text.indexOf('internationale')
  const [first, second, ...others] = boxesOfRange(page.text, page.words, { start, end: start + 14 })
  expect(others).toEqual([])
  expect(first!.left).toBeGreaterThan(second!.left)
  expect(second!.top).toBeGreaterThan(first!.top)
  expect(second!.left).toBeCloseTo(MARGIN.left / 595, 2)
})

test('follows a page that is turned by a quarter', async () => {
  const lines = setLines(['Le contrat prend fin le', '31 mars 2027 sans formalité'])
  const page = await placed(buildPdf([{ lines, entries: '/Rotate 90' }]))
  const start = page.text.indexOf('31')
  const boxes = boxesOfRange(page.text, page.words, { start, end: start + '31 mars 2027'.length })
  expect(boxes).toHaveLength(1)
  // The text runs down: what was its left margin is now at the top.
  expect(boxes[0]!.height).toBeGreaterThan(boxes[0]!.width)
  expect(boxes[0]!.top).toBeCloseTo(MARGIN.left / 595, 2)
  expect(boxesOfRange(page.text, page.words, { start: 0, end: page.text.length })).toHaveLength(2)
})

test('places no word of a text that the page does not print', async () => {
  const pdf = buildPdf([{ lines: setLines(['Enveloppe 7A5B']) }, { lines: [], scan: true }])
  expect(await placeWordsOfPage(pdf, 2, 'Un texte reconnu')).toEqual([])
  expect(await placeWordsOfPage(pdf, 1, 'Autre chose')).toEqual([])
})
