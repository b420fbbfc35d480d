import { Temporal } from 'temporal-polyfill'
import type { Refusal } from '../refusal.ts'

/** When a person wants no mails; the bell goes on. */
export interface QuietHours {
  /** HH:MM, on the clock of the time zone; ending at an earlier time, they last into the next day. */
  from: string
  to: string
  /** On which days they begin: Monday is 1. */
  days: number[]
  /** IANA name. */
  timeZone: string
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** @param isTimeZone whether it exists: the runtime knows */
export function quietHoursRefusals(
  { from, to, days, timeZone }: QuietHours,
  isTimeZone: (name: string) => boolean,
): Refusal[] {
  const refusals: Refusal[] = []
  if (!TIME.test(from)) refusals.push({ field: 'quietHours.from', code: 'QUIET_TIME_INVALID' })
  if (!TIME.test(to)) refusals.push({ field: 'quietHours.to', code: 'QUIET_TIME_INVALID' })
  else if (from === to) refusals.push({ field: 'quietHours.to', code: 'QUIET_HOURS_EMPTY' })
  if (days.length === 0) refusals.push({ field: 'quietHours.days', code: 'QUIET_DAYS_MISSING' })
  if (!isTimeZone(timeZone))
    refusals.push({ field: 'quietHours.timeZone', code: 'TIME_ZONE_UNKNOWN' })
  return refusals
}

/**
 * When a mail that is ready now leaves: the end of the quiet hours that it falls into; null: at once. Those of yesterday
 * may last until today.
 *
 * @example endOfQuiet({ from: '19:00', to: '08:00', days: [1], timeZone: 'Europe/Paris' }, mondayAtNine) // Tuesday, 8:00
 */
export function endOfQuiet(hours: QuietHours, now: Date): Date | null {
  const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const today = moment.toZonedDateTimeISO(hours.timeZone).toPlainDate()
  const ends = [today.subtract({ days: 1 }), today].flatMap((day) => {
    if (!hours.days.includes(day.dayOfWeek)) return []
    const lastDay = hours.to > hours.from ? day : day.add({ days: 1 })
    const begin = instantOf(day, hours.from, hours.timeZone)
    const end = instantOf(lastDay, hours.to, hours.timeZone)
    const isWithin =
      Temporal.Instant.compare(begin, moment) <= 0 && Temporal.Instant.compare(moment, end) < 0
    return isWithin ? [end.epochMilliseconds] : []
  })
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

function instantOf(day: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}
