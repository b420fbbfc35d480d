import { expect, test } from 'vitest'
import { isWithinDays } from '../calendar/compare-days.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import worked from './examples.json' with { type: 'json' }
import { lifecycleTerms } from './lifecycle-terms.ts'
import { day } from './testing/sample-lifecycle.ts'
import { answered } from './standard-answer.ts'
import { workedCases } from './testing/worked-cases.ts'

test.each(workedCases())('worked case $id', ({ terms, today, expected }) => {
  expect(answered(computeDeadlines(lifecycleTerms(terms), day(today)), expected)).toEqual(expected)
})

test('no expected value of an example is left out', () => {
  const stated = worked.examples.flatMap(({ id, expected }) =>
    id === 'V30' ? [] : Object.values(expected).flat(),
  )
  const asked = JSON.stringify(workedCases().map(({ expected }) => expected))
  expect(stated.filter((value) => !asked.includes(JSON.stringify(value)))).toEqual([])
})

test('worked example V30: the windows of lists', () => {
  const v30 = worked.examples.find(({ id }) => id === 'V30')
  const today = day(String(v30?.given.today))
  const { in30, in60, in90, out90 } = (v30?.expected ?? {}) as Record<string, unknown>
  const isIn = (iso: unknown, days: number) => isWithinDays(day(String(iso)), today, days)
  expect([isIn(in30, 30), isIn(in60, 60), isIn(in90, 90)]).toEqual([true, true, true])
  expect([isIn(in30, 29), isIn(in60, 59), isIn(in90, 89), isIn(out90, 90)]).toEqual(
    Array.from({ length: 4 }, () => false),
  )
  expect(isWithinDays(today.add({ days: -1 }), today, 90)).toBe(false)
  expect(isWithinDays(today, today, 30)).toBe(true)
})
