import { expect, test } from 'vitest'
import { day } from './testing/sample-lifecycle.ts'
import { countAfter, endOfCount, firstCount, nextCount, renewalsBefore } from './term-count.ts'

const january31 = day('2026-01-31')
const month = { count: 1, unit: 'months' } as const
const week = { count: 1, unit: 'weeks' } as const
const monthly = firstCount(january31, month)
const weekly = firstCount(january31, week)

test.each([
  [0, '2026-01-01'],
  [0, '2026-03-30'],
  [1, '2026-03-31'],
  [1, '2026-04-30'],
  [2, '2026-05-01'],
  [10, '2026-12-31'],
])('%i monthly renewals after February end before %s', (renewals, until) => {
  expect(renewalsBefore(monthly, day('2026-02-28'), month, day(until))).toBe(renewals)
})

test.each([
  [0, '2026-02-13'],
  [1, '2026-02-14'],
  [1, '2026-02-20'],
  [2, '2026-02-21'],
])('%i weekly renewals after 6 February end before %s', (renewals, until) => {
  expect(renewalsBefore(weekly, day('2026-02-06'), week, day(until))).toBe(renewals)
})

test('many renewals lead where as many single ones do', () => {
  for (const [count, end, span] of [
    [monthly, day('2026-02-28'), month],
    [weekly, day('2026-02-06'), week],
    [monthly, day('2026-02-28'), week],
    [weekly, day('2026-02-06'), month],
  ] as const) {
    let single = count
    let reached = end
    for (const renewals of [1, 2, 3]) {
      single = nextCount(single, reached, span)
      reached = endOfCount(single)!.end
      expect(endOfCount(countAfter(count, end, span, renewals))!.end.toString()).toBe(
        reached.toString(),
      )
    }
  }
})
