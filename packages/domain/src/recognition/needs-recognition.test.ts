import { expect, test } from 'vitest'
import { needsRecognition } from './needs-recognition.ts'

test.each([
  ['a scan', { letters: 0, objects: 1, pictureShare: 1 }, true],
  [
    'a text whose letters were drawn as outlines',
    { letters: 0, objects: 900, pictureShare: 0 },
    true,
  ],
  [
    'a scan stamped with the id of its envelope',
    { letters: 55, objects: 2, pictureShare: 0.98 },
    true,
  ],
  ['an empty page', { letters: 0, objects: 0, pictureShare: 0 }, false],
  ['a text', { letters: 2_400, objects: 60, pictureShare: 0 }, false],
  ['a text over a picture of the paper', { letters: 2_400, objects: 61, pictureShare: 1 }, false],
  ['a title with a logo', { letters: 20, objects: 2, pictureShare: 0.05 }, false],
])('%s', (_, look, needed) => {
  expect(needsRecognition(look)).toBe(needed)
})
