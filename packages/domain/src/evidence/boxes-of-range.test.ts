import { expect, test } from 'vitest'
import type { PlacedWord, WordBox } from '../recognition/legible-text.ts'
import { boxesOfRange } from './boxes-of-range.ts'

/** Each word as wide as its letters, a tenth of a page a line. */
function placed(text: string): PlacedWord[] {
  return text.split('\n').flatMap((line, row) => {
    const from = text.split('\n').slice(0, row).join('\n').length + (row === 0 ? 0 : 1)
    return Array.from(line.matchAll(/\S+/g), ({ 0: word, index }) => ({
      start: from + index,
      end: from + index + word.length,
      box: box(index, row * 10, word.length, 8),
    }))
  })
}

const box = (left: number, top: number, width: number, height: number): WordBox => ({
  left: left / 100,
  top: top / 100,
  width: width / 100,
  height: height / 100,
})

const TEXT = 'Le contrat prend fin le\n31 mars 2027 sans\nautre formalité.'

test('gives one box for each line that the range crosses', () => {
  const start = TEXT.indexOf('le\n31')
  const end = TEXT.indexOf(' sans')
  const boxes = boxesOfRange(TEXT, placed(TEXT), { start, end })
  expect(boxes).toEqual([box(21, 0, 2, 8), expect.objectContaining({ left: 0, top: 0.1 })])
  expect(boxes[1]!.width).toBeCloseTo(0.12)
})

test('takes a word that the range touches whole, and none outside', () => {
  const start = TEXT.indexOf('rs 2027')
  expect(boxesOfRange(TEXT, placed(TEXT), { start, end: start + 1 })).toEqual([box(3, 10, 4, 8)])
  expect(boxesOfRange(TEXT, placed(TEXT), { start: 2, end: 3 })).toEqual([])
})

test('splits a word whose parts stand on two lines', () => {
  const words = [
    { start: 0, end: 5, box: box(80, 0, 10, 8) },
    { start: 5, end: 13, box: box(0, 10, 16, 8) },
  ]
  expect(boxesOfRange('international', words, { start: 0, end: 13 })).toHaveLength(2)
})

test('joins words that stand below each other on a turned page, not those that lie apart', () => {
  const down = [
    { start: 0, end: 3, box: box(50, 10, 3, 20) },
    { start: 4, end: 7, box: box(50, 32, 3, 20) },
  ]
  expect(boxesOfRange('aaa bbb', down, { start: 0, end: 7 })).toEqual([box(50, 10, 3, 42)])
  const apart = [down[0]!, { ...down[1]!, box: box(10, 60, 20, 3) }]
  expect(boxesOfRange('aaa bbb', apart, { start: 0, end: 7 })).toHaveLength(2)
})
