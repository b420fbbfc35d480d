import { expect, test } from 'vitest'
import { endOfQuiet, quietHoursRefusals, type QuietHours } from './quiet-hours.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const nights: QuietHours = {
  from: '19:00',
  to: '08:00',
  days: EVERY_DAY,
  timeZone: 'Europe/Paris',
}
const leaves = (hours: QuietHours, now: string) =>
  endOfQuiet(hours, new Date(now))?.toISOString() ?? null

test.each([
  // A Monday: 18:59, 19:00, midnight and 7:59 in Paris, then 8:00.
  ['2026-11-23T17:59:00Z', null],
  ['2026-11-23T18:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-23T23:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-24T06:59:00Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-24T07:00:00Z', null],
])('at night, a mail of %s leaves at %s', (now, end) => {
  expect(leaves(nights, now)).toBe(end)
})

test('they begin on the chosen days only, and last into the next', () => {
  const fridays = { ...nights, days: [5] }
  expect(leaves(fridays, '2026-11-26T20:00:00Z')).toBeNull()
  expect(leaves(fridays, '2026-11-27T20:00:00Z')).toBe('2026-11-28T07:00:00.000Z')
  expect(leaves(fridays, '2026-11-28T06:00:00Z')).toBe('2026-11-28T07:00:00.000Z')
  expect(leaves(fridays, '2026-11-28T20:00:00Z')).toBeNull()
})

test('within a day they end on the same day', () => {
  const lunch = { ...nights, from: '12:00', to: '14:00' }
  expect(leaves(lunch, '2026-11-23T11:30:00Z')).toBe('2026-11-23T13:00:00.000Z')
  expect(leaves(lunch, '2026-11-23T13:00:00Z')).toBeNull()
})

test('they follow the clock of their time zone, over its changes too', () => {
  // Eight o’clock is an hour earlier on the day after the clock went forward.
  expect(leaves(nights, '2027-03-27T20:00:00Z')).toBe('2027-03-28T06:00:00.000Z')
  expect(leaves({ ...nights, timeZone: 'America/New_York' }, '2026-11-23T18:00:00Z')).toBeNull()
  expect(leaves({ ...nights, timeZone: 'America/New_York' }, '2026-11-24T01:00:00Z')).toBe(
    '2026-11-24T13:00:00.000Z',
  )
})

test('a mail never leaves before it is ready, nor in quiet hours that follow', () => {
  const nearlyAlways = { ...nights, from: '08:00', to: '07:00' }
  const end = leaves(nearlyAlways, '2026-11-23T12:00:00Z')!
  expect(leaves(nearlyAlways, end)).toBeNull()
})

test('they have two different times, a day and a time zone', () => {
  const refused = (changes: Partial<QuietHours>) =>
    quietHoursRefusals({ ...nights, ...changes }, (name) => name === 'Europe/Paris').map(
      ({ field, code }) => `${field} ${code}`,
    )
  expect(refused({})).toEqual([])
  expect(refused({ from: '24:00' })).toEqual(['quietHours.from QUIET_TIME_INVALID'])
  expect(refused({ to: '' })).toEqual(['quietHours.to QUIET_TIME_INVALID'])
  expect(refused({ to: '19:00' })).toEqual(['quietHours.to QUIET_HOURS_EMPTY'])
  expect(refused({ days: [] })).toEqual(['quietHours.days QUIET_DAYS_MISSING'])
  expect(refused({ timeZone: 'Mars/Base' })).toEqual(['quietHours.timeZone TIME_ZONE_UNKNOWN'])
})
