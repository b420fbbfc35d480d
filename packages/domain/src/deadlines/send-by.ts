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

const FIVE_BUSINESS_DAYS: DeliveryTime = { count: 5, unit: 'businessDays' }

/**
 * A registered letter keeps five days however it counts: one posted on the last day is in time (Cass. 3e civ. 16 March
 * 2023, 21-22.240), but the day to send by is earlier than the last. The addressee of an electronic registered letter
 * has fifteen days to accept it (CPCE R53-3): prudent, to be confirmed by a lawyer, and the explanation says so. It is
 * presented as soon as it is sent.
 */
const DELIVERY_TIMES: Record<SendingMode, Record<NoticeCountsWhen, DeliveryTime>> = {
  email: { sent: NO_TIME, presented: NO_TIME, received: NO_TIME },
  electronicRegisteredLetter: {
    sent: NO_TIME,
    presented: NO_TIME,
    received: { count: 15, unit: 'calendarDays' },
  },
  registeredLetter: {
    sent: FIVE_BUSINESS_DAYS,
    presented: FIVE_BUSINESS_DAYS,
    received: FIVE_BUSINESS_DAYS,
  },
}

/**
 * R8: the time kept for delivery.
 *
 * @example deliveryTime('registeredLetter', 'received') // { count: 5, unit: 'businessDays' }
 */
export function deliveryTime(mode: SendingMode, countsWhen: NoticeCountsWhen): DeliveryTime {
  return DELIVERY_TIMES[mode][countsWhen]
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
