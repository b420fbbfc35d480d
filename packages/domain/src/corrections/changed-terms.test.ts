import { expect, test } from 'vitest'
import { changedTerms } from './changed-terms.ts'

test('names what changed with both values, in the order of the new ones', () => {
  const before = { roll: 'none', notice: { unit: 'months', count: 3 }, effectiveDate: null }
  const after = { notice: { count: 2, unit: 'months' }, effectiveDate: '2026-01-01' }
  expect(changedTerms(before, after)).toEqual([
    { field: 'notice', before: before.notice, after: after.notice },
    { field: 'effectiveDate', before: null, after: '2026-01-01' },
  ])
})

test.each([
  [{ notice: { unit: 'months', count: 3 } }, { notice: { count: 3, unit: 'months' } }],
  [{}, { earlyExit: null }],
  [{ earlyExit: { notice: null } }, { earlyExit: { notice: null, notifyBy: null } }],
  [{ sites: ['Lyon'] }, { sites: ['Lyon'] }],
])('%j and %j are the same', (before, after) => {
  expect(changedTerms(before, after)).toEqual([])
})

test('a shorter list is another one', () => {
  expect(changedTerms({ sites: ['Lyon', 'Nice'] }, { sites: ['Lyon'] })).toHaveLength(1)
})
