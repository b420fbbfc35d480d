import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { businessDayOnOrBefore, subtractWorkedDays } from '../calendar/working-days.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'

/** When a notice takes effect: posted, first presented by the postal service, or received (prudent). */
export type NoticeCountsWhen = 'sent' | 'presented' | 'received'

export type SendingMode = 'email' | 'electronicRegisteredLetter' | 'registeredLetter'

/** Time kept for a notice to arrive, in business days (jours ouvrés) or calendar days. */
export interface DeliveryTime {
  count: number
  unit: 'businessDays' | 'calendarDays'
}

const NO_TIME: DeliveryTime = { count: 0, unit: 'businessDays' }

/**
 * By first presentation, or by receipt where that takes longer. The addressee of an electronic
 * registered letter has fifteen days to accept it (CPCE R53-3): prudent, to be confirmed by a
 * lawyer, and the explanation says so. It is presented as soon as it is sent.
 */
const DELIVERY_TIMES: Record<SendingMode, { presented: DeliveryTime; received: DeliveryTime }> = {
  email: { presented: NO_TIME, received: NO_TIME },
  electronicRegisteredLetter: {
    presented: NO_TIME,
    received: { count: 15, unit: 'calendarDays' },
  },
  registeredLetter: {
    presented: { count: 5, unit: 'businessDays' },
    received: { count: 5, unit: 'businessDays' },
  },
}

/**
 * Time kept for delivery. None when the notice counts on the day of sending: it is in time for the
 * sender even posted on the last day (Cass. 3e civ. 16 March 2023, 21-22.240).
 *
 * @example deliveryTime('registeredLetter', 'received') // { count: 5, unit: 'businessDays' }
 */
export function deliveryTime(mode: SendingMode, countsWhen: NoticeCountsWhen): DeliveryTime {
  return countsWhen === 'sent' ? NO_TIME : DELIVERY_TIMES[mode][countsWhen]
}

/**
 * R8: the last *jour ouvré* on or before the prudent limit less the delivery time. Only goes back.
 *
 * @param delivery see `deliveryTime`
 * @example sendByDay(day('2026-11-14'), { count: 5, unit: 'businessDays' }, france)
 *   // 2026-11-05: the 14th is a Saturday, the 11th a holiday
 */
export function sendByDay(
  prudentLimit: Temporal.PlainDate,
  { count, unit }: DeliveryTime,
  calendar: WorkingCalendar,
): Temporal.PlainDate {
  const beforeDelivery =
    unit === 'calendarDays'
      ? addDays(prudentLimit, -count)
      : subtractWorkedDays(prudentLimit, count, 'business', calendar)
  return businessDayOnOrBefore(beforeDelivery, calendar)
}
