import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { parserRefusalCode } from '../parser-refusal.ts'
import { extractPdfText } from '../pdf/read-pdf.ts'
import { closeParsers } from '../run-parser.ts'
import { buildPdf, setLines } from '../testing/build-pdf.ts'
import { buildScan, picturePdf } from '../testing/build-scan.ts'
import { nativeTesseract } from './native-tesseract.ts'
import { recognisePage, type RecognitionEngine } from './recognise-page.ts'

afterAll(closeParsers)

const ASKED = { page: 1, language: 'fr', priority: 0 } as const

const FRENCH = [
  'Le bail est consenti pour une durée de neuf années.',
  'Le loyer est payable à terme échu, le premier de chaque mois.',
  'Une clause résolutoire protège le propriétaire à défaut de paiement.',
]
const ENGLISH = [
  'This agreement shall be governed by the laws of England.',
  'The supplier shall give notice to the customer of any delay.',
]
const SPANISH = [
  'El presente contrato se rige por la legislación española.',
  'El arrendador entrega la vivienda en el día de la firma para su uso.',
]
const TURNED = [
  'Les parties conviennent de la résiliation du contrat.',
  'Le préavis est de trois mois pour les deux parties.',
]

const scan = await buildScan([
  { lines: FRENCH },
  { lines: ENGLISH },
  { lines: SPANISH },
  { lines: TURNED, turns: 1 },
  { lines: TURNED, turns: 2 },
])

/** Native Tesseract is installed by the test command where it may be; elsewhere these are skipped by name. */
const hasNative = (await nativeTesseract()) !== null

describe.each<RecognitionEngine>(['packaged', 'native'])('the %s engine', (engine) => {
  const isMissing = engine === 'native' && !hasNative
  const read = (page: number) => recognisePage(scan, { ...ASKED, page }, engine)

  test.skipIf(isMissing)('reads a scan with its accents, line by line', async () => {
    const page = await read(1)
    expect(page.text.split('\n').filter((line) => line !== '')).toEqual(FRENCH)
    expect(page.confidence).toBeGreaterThan(80)
    expect([page.leftOut, page.engine]).toEqual([0, engine])
  })

  test.skipIf(isMissing)(
    'reads a page in the language that it is written in, not the expected one',
    async () => {
      expect((await read(2)).text).toContain('governed by the laws of England')
      expect((await read(3)).text).toContain('la legislación española')
    },
  )

  test.skipIf(isMissing)(
    'reads a page that lay sideways or upside down, and knows where its words are',
    async () => {
      for (const page of [4, 5]) {
        const { text, words } = await read(page)
        expect(text).toContain('Les parties conviennent')
        const place = words.find(({ start, end }) => text.slice(start, end) === 'parties')!.box
        const isSideways = place.height > place.width
        expect(isSideways).toBe(page === 4)
        // The first line of a page turned clockwise is at its right, of one upside down at its bottom.
        expect(page === 4 ? place.left : place.top).toBeGreaterThan(0.85)
      }
    },
  )
})

test('says which pages have to be recognised', async () => {
  const mixed = buildPdf([
    { lines: setLines(FRENCH) },
    { lines: [] },
    { lines: setLines(['DocuSign Envelope ID: 7A5B']), scan: true },
  ])
  const { pages } = await extractPdfText(mixed)
  expect(pages.map(({ isScanned }) => isScanned)).toEqual([false, false, true])
  expect((await extractPdfText(scan)).pages.every(({ isScanned }) => isScanned)).toBe(true)
})

test('finds nothing on a page of noise', async () => {
  const grey = Buffer.alloc(60 * 80)
  for (let index = 0; index < grey.length; index += 1) grey[index] = (index * index * 7919) % 251
  const noise = picturePdf([{ width: 60, height: 80, grey: deflateSync(grey) }])
  expect((await recognisePage(noise, ASKED, 'packaged')).text).toBe('')
})

test('refuses a picture that would fill the memory, and goes on with the next page', async () => {
  // 900 million pixels in 900 kilobytes.
  const side = 30_000
  const bomb = picturePdf([
    { width: side, height: side, grey: deflateSync(Buffer.alloc(side * 100)) },
  ])
  const refused = await recognisePage(bomb, ASKED).then(
    () => 'accepted',
    (error: unknown) => parserRefusalCode(error),
  )
  expect(refused).toBe('IMAGE_TOO_LARGE')
  expect((await recognisePage(scan, ASKED, 'packaged')).text).toContain('bail')
})
