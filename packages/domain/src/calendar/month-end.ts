import { Temporal } from 'temporal-polyfill'

/** Of a month written `2026-10`: its last day, which its figures are as of. */
export function lastDayOf(month: string): Temporal.PlainDate {
  const named = Temporal.PlainYearMonth.from(month)
  return named.toPlainDate({ day: named.daysInMonth })
}

/** Both included, the earliest first. */
export function monthsBetween(first: string, last: string): string[] {
  const from = Temporal.PlainYearMonth.from(first)
  const count = from.until(last, { largestUnit: 'months' }).months + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    from.add({ months: index }).toString(),
  )
}

/**
 * The months after `through` that have ended before today, the earliest first.
 *
 * @example endedMonths('2026-08', Temporal.PlainDate.from('2026-11-01')) // ['2026-09', '2026-10']
 */
export function endedMonths(through: string, today: Temporal.PlainDate): string[] {
  const first = Temporal.PlainYearMonth.from(through).add({ months: 1 })
  const last = today.toPlainYearMonth().subtract({ months: 1 })
  return monthsBetween(first.toString(), last.toString())
}
