import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { WorkingCalendar } from '../calendar/working-days.ts'
import { actUntilAfterReminder } from './insurance-reminder.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import { noticeLimits } from './notice-limits.ts'
import type { NoticeLimits } from './notice-limits.ts'
import type { NoticePeriod } from './notice-period.ts'
import { rollLimits } from './roll-limits.ts'
import { deliveryTime, sendByDay } from './send-by.ts'
import type { DeliveryTime, SendingMode } from './send-by.ts'
import type { SpecialRegime } from './special-regime.ts'
import type { TermConditions } from './term-conditions.ts'

/** The last days to give a notice, after rolling. */
export interface DatedLimits extends NoticeLimits {
  sendBy: Temporal.PlainDate
  /** The limits before the contract's own rolling; equal when it does not roll. */
  unrolled: NoticeLimits
  delivery: DeliveryTime
}

/** The limits of one term. */
export interface TermLimits extends DatedLimits {
  /** Last day on which the law still accepts a notice: the legal limit, or later for R16. */
  lastChance: Temporal.PlainDate
}

/** Tacit renewal without a stated notice can be refused up to the last day in force. */
const NO_NOTICE: NoticePeriod = { unit: 'calendarDays', count: 0 }

/** R3 to R8 for the term that runs from `start` to `end`. */
export function termLimits(
  terms: LifecycleTerms,
  conditions: TermConditions,
  term: { start: Temporal.PlainDate | null; end: Temporal.PlainDate },
  calendar: WorkingCalendar,
): TermLimits {
  const unrolled = limitsFor(term.end, conditions.notice, calendar)
  const limits = datedLimits(unrolled, conditions, conditions.sendingMode, calendar)
  const later =
    conditions.renewalType === 'tacit' ? lateReminderDay(terms.regime, term, limits.legal) : null
  return { ...limits, lastChance: later ?? limits.legal }
}

/** R3 to R6: without a stated notice, up to the day itself. */
export function limitsFor(
  end: Temporal.PlainDate,
  notice: NoticePeriod | null,
  calendar: WorkingCalendar,
): NoticeLimits {
  return noticeLimits(end, notice ?? NO_NOTICE, calendar)
}

/** R7 and R8: limits as the contract rolls them, with the day to send by. */
export function datedLimits(
  unrolled: NoticeLimits,
  { roll, noticeCountsWhen }: Pick<TermConditions, 'roll' | 'noticeCountsWhen'>,
  mode: SendingMode,
  calendar: WorkingCalendar,
): DatedLimits {
  const limits = rollLimits(unrolled, roll, calendar)
  const delivery = deliveryTime(mode, noticeCountsWhen)
  return { ...limits, unrolled, delivery, sendBy: sendByDay(limits.prudent, delivery, calendar) }
}

/** R16, insurance: a reminder posted late, within this very term, gives a private person more time to leave. */
function lateReminderDay(
  regime: SpecialRegime | null,
  term: { start: Temporal.PlainDate | null; end: Temporal.PlainDate },
  legal: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (regime?.kind !== 'insurance' || !regime.privatePerson) return null
  if (regime.reminderPostedOn === null) return null
  const posted = dayFromIso(regime.reminderPostedOn)
  if (isAfter(posted, term.end) || (term.start !== null && isBefore(posted, term.start)))
    return null
  return actUntilAfterReminder(posted, legal)
}
