import { expect, test } from 'vitest'
import { dayFromIso, formatDay, isoDay, isoDayOrNull, parseIsoDay } from './iso-day.ts'

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00',
  '2026-01-01[u-ca=hebrew]',
  '+002026-01-01',
  ' 2026-01-01',
  '20260101',
  '',
])('refuses %j', (text) => {
  expect(parseIsoDay(text)).toBeNull()
  expect(() => dayFromIso(text)).toThrow(RangeError)
})

test('reads and writes a day unchanged', () => {
  expect(isoDay(dayFromIso('2028-02-29'))).toBe('2028-02-29')
  expect(isoDayOrNull(parseIsoDay('0099-12-31'))).toBe('0099-12-31')
  expect(isoDayOrNull(null)).toBeNull()
})

test('writes a day as people read it', () => {
  expect(formatDay('2026-03-09')).toBe('09/03/2026')
})
