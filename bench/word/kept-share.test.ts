import { expect, test } from 'vitest'
import { keptShare } from './kept-share.ts'

test.each([
  ['Le prix est ferme', 'Article 1 – Le PRIX est ferme.', 1],
  ['un deux trois quatre cinq', 'cinq quatre trois deux un', 0],
  ['un deux trois quatre cinq', 'un deux trois quatre six', 0.5],
  ['Prix ferme', 'Article 1 – Prix ferme', 1],
  ['Prix ferme', 'ferme, le prix', 0],
  ['', 'rien', 1],
])('of %j, %j keeps %d', (text, other, share) => {
  expect(keptShare([text], [other])).toBe(share)
})
