import { expect, test } from 'vitest'
import { detailExcess } from './detail-excess.ts'

test('says how much too long a text is, spaces around it apart', () => {
  expect(detailExcess('title', ` ${'a'.repeat(300)} `)).toBeNull()
  expect(detailExcess('title', 'a'.repeat(301))).toEqual({ max: 300, length: 301 })
  expect(detailExcess('reference', 'R'.repeat(61))).toEqual({ max: 60, length: 61 })
})
