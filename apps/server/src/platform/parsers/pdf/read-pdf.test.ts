import { afterAll, expect, test } from 'vitest'
import { checkImage } from '../images/check-image.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { closeParsers } from '../run-parser.ts'
import { buildPdf, setLines } from '../testing/build-pdf.ts'
import { extractPdfText, locateInPage, renderPage } from './read-pdf.ts'

afterAll(closeParsers)

const letter = buildPdf([
  {
    lines: [
      { text: 'Résiliation du contrat', x: 100, y: 700, size: 20, bold: true },
      { text: 'Le préavis est de trois mois avant la fin.', x: 100, y: 650 },
    ],
  },
  { lines: [{ text: 'Deuxième page', x: 100, y: 700 }] },
])

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'accepted',
    (error: unknown) => parserRefusalCode(error) ?? String(error),
  )
}

test('reads the text and size of every page', async () => {
  const { pages, isRepaired } = await extractPdfText(letter)
  expect(isRepaired).toBe(false)
  expect(pages).toEqual([
    {
      number: 1,
      isScanned: false,
      widthPt: 595,
      heightPt: 842,
      text: 'Résiliation du contrat\nLe préavis est de trois mois avant la fin.',
    },
    { number: 2, isScanned: false, widthPt: 595, heightPt: 842, text: 'Deuxième page' },
  ])
})

test('locates words on the page, ignoring case and accents', async () => {
  const boxes = await locateInPage(letter, 1, ['RESILIATION', 'preavis'])
  expect(boxes).toHaveLength(2)
  const [title, word] = boxes
  expect(title!.leftPt).toBeGreaterThan(99)
  expect(title!.leftPt).toBeLessThan(103)
  // A baseline 700 from the bottom is 142 from the top; letters rise above it.
  expect(title!.topPt).toBeLessThan(142)
  expect(title!.topPt + title!.heightPt).toBeGreaterThan(142)
  expect(title!.left).toBeCloseTo(title!.leftPt / 595, 4)
  expect(title!.top).toBeCloseTo(title!.topPt / 842, 4)
  expect(word!.topPt + word!.heightPt).toBeGreaterThan(192)
  expect(word!.widthPt).toBeGreaterThan(20)
})

test('locates words by prefix, and finds none that is absent', async () => {
  expect(await locateInPage(letter, 1, ['contr*'])).toHaveLength(1)
  expect(await locateInPage(letter, 1, ['contr'])).toEqual([])
  expect(await locateInPage(letter, 2, ['préavis'])).toEqual([])
  expect(await locateInPage(letter, 1, ['le contrat !'])).toHaveLength(2)
})

test('locates a number written in groups by its digits', async () => {
  const rent = buildPdf([{ lines: [{ text: 'Loyer de 48 300 euros, 48 h', x: 100, y: 700 }] }])
  const [box, ...others] = await locateInPage(rent, 1, ['48300'])
  const [whole] = await locateInPage(rent, 1, ['loyer'])
  expect(others).toEqual([])
  expect(box!.leftPt).toBeGreaterThan(whole!.leftPt + whole!.widthPt)
})

test('locates words as displayed on a turned or cropped page', async () => {
  const turned = buildPdf([{ lines: [{ text: 'Objet', x: 100, y: 700 }], entries: '/Rotate 90' }])
  const [box] = await locateInPage(turned, 1, ['objet'])
  // Turned clockwise, what was 700 high is 700 from the left, and 100 from the top.
  expect(box!.leftPt).toBeGreaterThan(695)
  expect(box!.leftPt).toBeLessThan(705)
  expect(box!.topPt).toBeGreaterThan(97)
  expect(box!.topPt).toBeLessThan(103)
  const cropped = buildPdf([
    { lines: [{ text: 'Objet', x: 100, y: 700 }], entries: '/CropBox[50 100 550 800]' },
  ])
  const [inside] = await locateInPage(cropped, 1, ['objet'])
  expect(inside!.leftPt).toBeGreaterThan(47)
  expect(inside!.leftPt).toBeLessThan(53)
  const { pages } = await extractPdfText(cropped)
  expect(pages[0]).toMatchObject({ widthPt: 500, heightPt: 700 })
})

test('locates a word hyphenated at the end of a line by a box on each', async () => {
  const cut = buildPdf([{ lines: setLines(['Une clause inter-', 'nationale de paiement']) }])
  const boxes = await locateInPage(cut, 1, ['internationale'])
  expect(boxes).toHaveLength(2)
  expect(boxes[1]!.left).toBeLessThan(boxes[0]!.left)
})

test('renders a page as a PNG of the requested width', async () => {
  const png = await renderPage(letter, 1, 300)
  expect(checkImage(png)).toEqual({ kind: 'png', widthPx: 300, heightPx: 425 })
  const strip = buildPdf([{ lines: [], entries: '/MediaBox[0 0 800 8]' }])
  expect(checkImage(await renderPage(strip, 1, 100_000)).widthPx).toBe(4000)
})

test('refuses a page that does not exist', async () => {
  for (const page of [0, 3, -1, 1.5]) {
    expect(await codeOf(locateInPage(letter, page, ['a']))).toBe('FILE_PAGE_MISSING')
    expect(await codeOf(renderPage(letter, page, 100))).toBe('FILE_PAGE_MISSING')
  }
})

test('keeps files that are read concurrently apart', async () => {
  const files = Array.from({ length: 6 }, (_, at) =>
    buildPdf([{ lines: setLines([`Fichier ${at}`]) }]),
  )
  const texts = await Promise.all(files.map((file) => extractPdfText(file)))
  expect(texts.map(({ pages }) => pages[0]?.text)).toEqual(files.map((_, at) => `Fichier ${at}`))
})
