import type { SectionClause } from '@tacite/api/writing/text-shapes.ts'
import { expect, test } from 'vitest'
import { changesToFollow, followedOf, follows } from './followed-clauses.ts'

const clause = (_id: string, version: number, reason: string | null = null): SectionClause => ({
  _id,
  version,
  isWhole: true,
  name: _id,
  latest: 9,
  standing: 'changed',
  kept: reason === null ? null : { reason, at: '2026-01-01T00:00:00Z', by: 'Anne' },
})

test('what was followed is followed again: other versions, no others, and the reasons of the words', () => {
  const before = followedOf([clause('price', 1, 'Demandé'), clause('law', 1, 'Loi locale')])
  const now = [clause('price', 2), clause('law', 1, 'Loi locale'), clause('extra', 1)]
  expect(changesToFollow(now, before)).toEqual({
    linked: [before[0]],
    unlinked: ['extra'],
    kept: [{ clauseId: 'price', reason: 'Demandé' }],
  })
})

test('a section follows the same clauses whatever their order, and the reasons of its words', () => {
  const [one, two] = [clause('price', 1), clause('law', 1)]
  expect(follows([two, one], followedOf([one, two]))).toBe(true)
  expect(follows([clause('price', 1, 'Demandé')], followedOf([one]))).toBe(true)
  expect(follows([one], followedOf([one, two]))).toBe(false)
  expect(follows([clause('price', 2)], followedOf([one]))).toBe(false)
})
