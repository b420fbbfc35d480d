import { expect, test } from 'vitest'
import { cutAtMarks } from './cut-at-marks.ts'

const written = (snippet: string, marks: { start: number; end: number }[]) =>
  cutAtMarks(snippet, marks)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['le préavis court', [{ start: 3, end: 10 }], 'le [préavis] court'],
  ['préavis', [{ start: 0, end: 7 }], '[préavis]'],
  ['sans rien', [], 'sans rien'],
  [
    'ab cd ef',
    [
      { start: 6, end: 8 },
      { start: 0, end: 2 },
    ],
    '[ab] cd [ef]',
  ],
  [
    'abcdef',
    [
      { start: 0, end: 4 },
      { start: 2, end: 5 },
    ],
    '[abcd][e]f',
  ],
  ['abc', [{ start: 1, end: 99 }], 'a[bc]'],
  ['<b>x</b>', [{ start: 3, end: 4 }], '<b>[x]</b>'],
])('%s', (snippet, marks, expected) => {
  expect(written(snippet, marks)).toBe(expected)
})
