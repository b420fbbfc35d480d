import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { todayIn } from './today.ts'

test.each([
  // Midnight in Paris is still the day before in UTC: toISOString would be a day late.
  ['2026-01-14T23:30:00Z', 'Europe/Paris', '2026-01-15'],
  ['2026-07-14T22:00:00Z', 'Europe/Paris', '2026-07-15'],
  ['2026-07-14T21:59:59Z', 'Europe/Paris', '2026-07-14'],
  // The nights of the clock changes, 29 March and 25 October 2026.
  ['2026-03-28T22:59:59Z', 'Europe/Paris', '2026-03-28'],
  ['2026-03-28T23:00:00Z', 'Europe/Paris', '2026-03-29'],
  ['2026-03-29T21:59:59Z', 'Europe/Paris', '2026-03-29'],
  ['2026-10-24T22:00:00Z', 'Europe/Paris', '2026-10-25'],
  ['2026-10-25T22:59:59Z', 'Europe/Paris', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Paris', '2026-10-26'],
  ['2026-01-01T02:00:00Z', 'America/Martinique', '2025-12-31'],
  ['2026-01-01T12:00:00Z', 'Pacific/Noumea', '2026-01-01'],
  ['2026-01-01T13:00:00Z', 'Pacific/Noumea', '2026-01-02'],
])('at %s in %s it is %s', (instant, timeZone, expected) => {
  expect(todayIn(timeZone, new Date(instant)).toString()).toBe(expected)
  expect(todayIn(timeZone, Temporal.Instant.from(instant)).toString()).toBe(expected)
})

test('refuses an unknown time zone', () => {
  expect(() => todayIn('Europe/Lutece', new Date(0))).toThrow(RangeError)
})
