import { expect, test } from 'vitest'
import { statedEnd } from './stated-end.ts'
import {
  amendmentOf,
  day,
  fixedYear,
  openEnded,
  terminationOn,
  yearlyTacit,
} from './testing/sample-lifecycle.ts'

const TODAY = day('2026-05-04')

test('the end that a contract states is not moved by what was recorded since', () => {
  expect(statedEnd(fixedYear(), TODAY)).toBe('2026-12-31')
  expect(statedEnd(fixedYear({ notices: [terminationOn('2026-08-31')] }), TODAY)).toBe('2026-12-31')
  const prolonged = amendmentOf(
    { field: 'duration', value: { kind: 'span', count: 18, unit: 'months' } },
    '2026-03-01',
  )
  expect(statedEnd(fixedYear({ amendments: [prolonged] }), TODAY)).toBe('2026-12-31')
})

test('a contract that renews, or has no end, states none', () => {
  expect(statedEnd(yearlyTacit(), TODAY)).toBe(null)
  expect(statedEnd(openEnded(), TODAY)).toBe(null)
})
