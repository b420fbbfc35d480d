import { expect, test } from 'vitest'
import { dayInZone } from './day-in-zone.ts'

test.each([
  ['Europe/Paris', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['Europe/Paris', '2026-03-28T22:30:00Z', '2026-03-28'],
  ['America/Martinique', '2026-01-01T03:59:00Z', '2025-12-31'],
])('in %s %s is %s', (timeZone, instant, day) => {
  expect(dayInZone(timeZone, new Date(instant))).toBe(day)
})
