import { Temporal } from 'temporal-polyfill'

/**
 * The calendar day that an instant is in a company's time zone. `toISOString().slice(0, 10)` would
 * give the day before for Paris between midnight and 1 or 2 o'clock.
 *
 * @param timeZone IANA name; throws `RangeError` when unknown
 * @example todayIn('Europe/Paris', new Date('2026-03-28T23:30:00Z')).toString() // '2026-03-29'
 */
export function todayIn(timeZone: string, instant: Date | Temporal.Instant): Temporal.PlainDate {
  const exact =
    instant instanceof Date ? Temporal.Instant.fromEpochMilliseconds(instant.getTime()) : instant
  return exact.toZonedDateTimeISO(timeZone).toPlainDate()
}
