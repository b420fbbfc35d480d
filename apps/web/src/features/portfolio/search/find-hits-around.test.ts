import { expect, test } from 'vitest'
import { hitsAround } from './find-hits-around.ts'

test.each([
  [[2, 5, 9], 5, { before: 2, after: 9, place: 2 }],
  [[2, 5, 9], 6, { before: 5, after: 9, place: null }],
  [[2, 5, 9], 1, { before: null, after: 2, place: null }],
  [[2, 5, 9], 9, { before: 5, after: null, place: 3 }],
  [[], 1, { before: null, after: null, place: null }],
])('%j around %i', (hitPages, page, expected) => {
  expect(hitsAround(hitPages, page)).toEqual(expected)
})
