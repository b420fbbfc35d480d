import type { Temporal } from 'temporal-polyfill'
import { daysBetween } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import { addMonths } from '../calendar/months.ts'
import type { NoticePeriod } from './notice-period.ts'
import { figuresOn, REGIME_LAWS } from './regime-laws.ts'
import type { RenewalConditions } from './renewal-conditions.ts'
import type { SpecialRegime } from './special-regime.ts'

/**
 * R16: the conditions that the law substitutes for what was typed, field by field.
 *
 * Lease (L145-9): at E it continues for an indeterminate time unless terminated at least six months before, then for
 * the end of a calendar quarter. Insurance (L113-12): two months, postmark.
 *
 * @param day the one for which the conditions are asked: the law in force then is read, like the amendments in effect
 * @example regimeConditions({ kind: 'insurance', ... }, typed, end) // { noticeCountsWhen: 'sent', notice: two months }
 */
export function regimeConditions(
  regime: SpecialRegime | null,
  typed: RenewalConditions,
  day: Temporal.PlainDate,
): Partial<RenewalConditions> {
  switch (regime?.kind) {
    case 'commercialLease': {
      const { noticeMonths, alignment } = figuresOn(REGIME_LAWS.leaseNotice, day)
      return {
        renewalType: 'tacit',
        renewalDuration: null,
        maxRenewals: null,
        indeterminateAlignment: alignment,
        ...(typed.notice !== null && lastsMonths(typed.notice, noticeMonths)
          ? {}
          : { notice: { unit: 'months', count: noticeMonths } }),
      }
    }
    case 'insurance': {
      const { noticeMonths, noticeCountsWhen } = figuresOn(REGIME_LAWS.insuranceNotice, day)
      return {
        noticeCountsWhen,
        ...(typed.notice === null ? { notice: { unit: 'months', count: noticeMonths } } : {}),
      }
    }
    case 'consumer':
    case undefined:
      return {}
  }
}

/** Whether a notice lasts so many months whenever it is given, even if no holiday makes it longer. */
function lastsMonths(notice: NoticePeriod, months: number): boolean {
  switch (notice.unit) {
    case 'months':
      return notice.count >= months
    case 'monthsAndDays':
      return notice.months >= months
    case 'weeks':
      return notice.count * 7 >= mostDays(months)
    case 'calendarDays':
      return notice.count >= mostDays(months)
    case 'clearDays':
      return notice.count + 1 >= mostDays(months)
    case 'businessDays':
      return notice.count * 7 >= mostDays(months) * 5
    case 'workingDays':
      return notice.count * 7 >= mostDays(months) * 6
  }
}

const LEAP_CYCLE_MONTHS = 48

/** What so many months have at most, whichever is the first. @example mostDays(6) // 184 */
function mostDays(months: number): number {
  const firsts = Array.from({ length: LEAP_CYCLE_MONTHS }, (_, month) =>
    addMonths(dayFromIso('2024-01-01'), month),
  )
  return Math.max(...firsts.map((first) => daysBetween(first, addMonths(first, months))))
}
