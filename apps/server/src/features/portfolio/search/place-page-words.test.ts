import { boxesOfRange } from '@tacite/domain/evidence/boxes-of-range.ts'
import { afterAll, expect, test } from 'vitest'
import { recognisePage } from '../../../platform/parsers/recognition/recognise-page.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { buildPdf, setLines } from '../../../platform/parsers/testing/build-pdf.ts'
import { buildScan } from '../../../platform/parsers/testing/build-scan.ts'
import { placePageWords } from './place-page-words.ts'
import { storedWords } from './recognition/recognised-words.ts'

afterAll(closeParsers)

test('places recognised words after those that the page prints, by the offsets of its whole text', async () => {
  const scan = await buildScan([
    { lines: ['Le contrat prend fin le 31 mars 2027.', 'Le preavis est de trois mois.'] },
  ])
  const recognised = await recognisePage(scan, { page: 1, language: 'fr', priority: 0 })
  const before = 'Enveloppe 7A5B\n\n'
  const body = before + recognised.text
  const printed = buildPdf([{ lines: setLines(['Enveloppe 7A5B']) }])
  const words = await placePageWords(printed, 1, {
    body,
    recognition: {
      state: 'recognised',
      failure: null,
      confidence: 90,
      leftOut: 0,
      words: storedWords(recognised.words, before.length),
    },
  })
  expect(words.slice(0, 3).map(({ start, end }) => body.slice(start, end))).toEqual([
    'Enveloppe',
    '7A5B',
    'Le',
  ])
  const start = body.indexOf('31 mars 2027')
  const [line, ...others] = boxesOfRange(body, words, { start, end: start + 12 })
  expect(others).toEqual([])
  const [whole] = boxesOfRange(body, words, { start: before.length, end: start })
  // The first line of the scan, on the right of what stands before.
  expect(line!.left).toBeGreaterThan(whole!.left + whole!.width)
  expect(line!.top).toBeCloseTo(whole!.top, 1)
})
