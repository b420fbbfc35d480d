import { Temporal } from 'temporal-polyfill'

/** A calendar day as it is stored and sent: `YYYY-MM-DD`, four-digit year, no time, no zone. */
export type IsoDay = string

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads a typed or received day; `null` when it is not exactly `YYYY-MM-DD` or does not exist.
 * Stricter than `PlainDate.from`, which also accepts times, zones and clamps some overflows.
 *
 * @example parseIsoDay('2026-02-30') // null
 */
export function parseIsoDay(text: string): Temporal.PlainDate | null {
  if (!ISO_DAY.test(text)) return null
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    // Well-formed but not on the calendar (30 February): the caller decides what to say.
    return null
  }
}

/**
 * Reads a day that was validated before; throws `RangeError` otherwise.
 *
 * @example dayFromIso('2026-12-31').dayOfWeek // 4
 */
export function dayFromIso(text: IsoDay): Temporal.PlainDate {
  const day = parseIsoDay(text)
  if (day === null) throw new RangeError(`not a calendar day: ${text}`)
  return day
}

/** @example isoDay(Temporal.PlainDate.from('2026-12-31')) // '2026-12-31' */
export function isoDay(day: Temporal.PlainDate): IsoDay {
  return day.toString()
}

/** `isoDay` that lets an unknown day through. */
export function isoDayOrNull(day: Temporal.PlainDate | null): IsoDay | null {
  return day === null ? null : isoDay(day)
}

/**
 * The day as people read it, the same in the three languages (specification 5: DD/MM/YYYY).
 *
 * @example formatDay('2026-12-31') // '31/12/2026'
 */
export function formatDay(day: IsoDay): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${dayOfMonth}/${month}/${year}`
}
