import type { Temporal } from 'temporal-polyfill'
import { businessDayOnOrBefore, subtractWorkedDays } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'

/** When a notice takes effect: posted, first presented by the postal service, or received (prudent). */
export type NoticeCountsWhen = 'sent' | 'presented' | 'received'

export type SendingMode = 'email' | 'electronicRegisteredLetter' | 'registeredLetter'

/** Business days (jours ouvrés) a notice may need to arrive. */
const DELIVERY_BUSINESS_DAYS: Record<SendingMode, number> = {
  email: 0,
  electronicRegisteredLetter: 0,
  registeredLetter: 5,
}

/**
 * Jours ouvrés kept for delivery. None when the notice counts on the day of sending: it is in time
 * for the sender even posted on the last day (Cass. 3e civ. 16 March 2023, 21-22.240).
 *
 * @example deliveryBusinessDays('registeredLetter', 'received') // 5
 */
export function deliveryBusinessDays(mode: SendingMode, countsWhen: NoticeCountsWhen): number {
  return countsWhen === 'sent' ? 0 : DELIVERY_BUSINESS_DAYS[mode]
}

/**
 * R8: the last *jour ouvré* on or before the prudent limit less the delivery buffer. Only goes back.
 *
 * @param bufferBusinessDays see `deliveryBusinessDays`
 * @example sendByDay(day('2026-11-14'), 5, france) // 2026-11-05: the 14th is a Saturday, the 11th a holiday
 */
export function sendByDay(
  prudentLimit: Temporal.PlainDate,
  bufferBusinessDays: number,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  const beforeDelivery = subtractWorkedDays(prudentLimit, bufferBusinessDays, 'business', calendar)
  return businessDayOnOrBefore(beforeDelivery, calendar)
}
