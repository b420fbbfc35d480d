import { expect, test } from 'vitest'
import { highestLevel, LEVELS, levelReaches } from './levels.ts'

test('each level reaches itself and every weaker one', () => {
  for (const [rank, level] of LEVELS.entries()) {
    for (const [otherRank, other] of LEVELS.entries()) {
      expect(levelReaches(level, other)).toBe(rank >= otherRank)
    }
  }
})

test('the highest level wins, whatever the order', () => {
  expect(highestLevel(['reader', 'owner', 'editor'])).toBe('owner')
  expect(highestLevel(['suggester', 'commenter'])).toBe('suggester')
  expect(highestLevel([])).toBeNull()
})
