import { describe, expect, test } from 'vitest'
import { wordsOfTsv } from './words-of-tsv.ts'

/** The word « bail », 20 pixels wide and 10 high, 30 from the left and 40 from the top. */
const TSV = [
  '1\t1\t0\t0\t0\t0\t0\t0\t100\t200\t-1\t',
  '5\t1\t1\t1\t1\t1\t30\t40\t20\t10\t96.4\tbail',
  '5\t1\t1\t1\t2\t1\t0\t60\t20\t10\t-1\t ',
  '5\t1\t2\t1\t1\t1\t0\t80\t20\t10\t91\tofﬁce\u202e',
].join('\n')

describe('the words of Tesseract’s table', () => {
  test('stand in their lines and paragraphs, without marks that hide what is found', () => {
    const words = wordsOfTsv(TSV, { width: 100, height: 200, turns: 0 })
    expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['bail', 96.4],
      ['office', 91],
    ])
    expect(words[0]!.paragraph).not.toBe(words[1]!.paragraph)
  })

  test.each([
    [0, { left: 0.3, top: 0.2, width: 0.2, height: 0.05 }],
    [1, { left: 0.2, top: 0.5, width: 0.05, height: 0.2 }],
    [2, { left: 0.5, top: 0.75, width: 0.2, height: 0.05 }],
    [3, { left: 0.75, top: 0.3, width: 0.05, height: 0.2 }],
  ] as const)('are where they are on a page that was turned by %i quarters', (turns, box) => {
    const [word] = wordsOfTsv(TSV, { width: 100, height: 200, turns })
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(word!.box[side]).toBeCloseTo(box[side], 9)
  })
})
