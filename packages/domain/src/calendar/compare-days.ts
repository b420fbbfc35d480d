import { Temporal } from 'temporal-polyfill'

/** @example isBefore(day('2026-01-01'), day('2026-01-02')) // true */
export function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0
}

/** @example isAfter(day('2026-01-02'), day('2026-01-01')) // true */
export function isAfter(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) > 0
}

/** The later of two days. */
export function latestDay(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return isAfter(b, a) ? b : a
}

/**
 * Whole days from `from` to `to`; negative when `to` is earlier.
 *
 * @example daysBetween(day('2026-12-31'), day('2027-01-02')) // 2
 */
export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return from.until(to, { largestUnit: 'day' }).days
}

/**
 * "Expires within 90 days" of decisions 4: `0 <= day - today <= days`.
 *
 * @example isWithinDays(day('2027-02-18'), day('2026-11-20'), 90) // true, the 19th is not
 */
export function isWithinDays(
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
  days: number,
): boolean {
  const distance = daysBetween(today, day)
  return distance >= 0 && distance <= days
}
