import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { NoticePeriod } from '../../../packages/domain/src/deadlines/notice-period.ts'
import type { RegimeDeadlines } from '../../../packages/domain/src/deadlines/regime-deadlines.ts'
import type { RenewalConditions } from '../../../packages/domain/src/deadlines/renewal-conditions.ts'
import { addMonths, formatDay, formatKnownDay, parseDay, parseKnownDay } from './days.ts'
import type { Day } from './days.ts'

type Regime = LifecycleTerms['regime']

export const SIX_MONTHS: NoticePeriod = { unit: 'months', count: 6 }
const TWO_MONTHS: NoticePeriod = { unit: 'months', count: 2 }

/**
 * R16: what the regime sets in place of the contract's own conditions. A lease keeps a longer notice of its own; of an
 * insurance, the contract may state another notice (C. assur. L113-12 leaves it to the policy).
 */
export function underRegime(conditions: RenewalConditions, regime: Regime): RenewalConditions {
  const { notice } = conditions
  switch (regime?.kind) {
    case 'commercialLease':
      return {
        ...conditions,
        ...TACIT_CONTINUATION,
        notice: notice !== null && isAtLeastSixMonths(notice) ? notice : SIX_MONTHS,
      }
    case 'insurance':
      return { ...conditions, noticeCountsWhen: 'sent', notice: notice ?? TWO_MONTHS }
    case 'consumer':
    case undefined:
      return conditions
  }
}

/** R16: a lease goes on past its end, and then ends with a calendar quarter. */
const TACIT_CONTINUATION = {
  renewalType: 'tacit',
  renewalDuration: null,
  maxRenewals: null,
  indeterminateAlignment: 'quarterEnd',
} as const

/** Six months have at most 184 days, as from 1 March to 31 August: a week has five or six worked ones. */
function isAtLeastSixMonths(notice: NoticePeriod): boolean {
  switch (notice.unit) {
    case 'months':
      return notice.count >= 6
    case 'monthsAndDays':
      return notice.months >= 6
    case 'weeks':
      return 7 * notice.count >= 184
    case 'calendarDays':
      return notice.count >= 184
    case 'clearDays':
      return notice.count + 1 >= 184
    case 'businessDays':
      return (7 / 5) * notice.count >= 184
    case 'workingDays':
      return (7 / 6) * notice.count >= 184
  }
}

/** C. assur. L113-15-1: a reminder is late when posted less than 15 days before the limit. */
const REMINDER_DAYS = 15
export const DAYS_TO_ACT = 20

/** R16: the last day on which the notice works: a private person whose reminder was late has 20 days from it. */
export function lastDayToAct(
  legal: Day,
  { start, end }: { start: Day | null; end: Day },
  regime: Regime,
): Day {
  if (regime?.kind !== 'insurance' || !regime.privatePerson || regime.reminderPostedOn === null)
    return legal
  const reminder = parseDay(regime.reminderPostedOn)
  const isOfTerm = (start ?? -Infinity) <= reminder && reminder <= end
  return isOfTerm && reminder > legal - REMINDER_DAYS ? reminder + DAYS_TO_ACT : legal
}

/** R16: the days of the regime for a term with these limits. */
export function regimeDays(
  { legalLimit, endDate }: { legalLimit: string | null; endDate: string | null },
  regime: Regime,
): RegimeDeadlines | null {
  const legal = parseKnownDay(legalLimit)
  switch (regime?.kind) {
    case undefined:
      return null
    case 'commercialLease':
      return { kind: 'commercialLease' }
    case 'consumer': {
      const from = legal && addMonths(legal, -3)
      const until = legal && addMonths(legal, -1)
      const day = parseKnownDay(regime.informedOn)
      return {
        kind: 'consumer',
        informFrom: formatKnownDay(from),
        informUntil: formatKnownDay(until),
        isInformed: day !== null && from !== null && until !== null && from <= day && day <= until,
      }
    }
    case 'insurance': {
      if (legal === null || endDate === null) return { kind: 'insurance', privatePersonUntil: null }
      const last = lastDayToAct(legal, { start: null, end: parseDay(endDate) }, regime)
      return { kind: 'insurance', privatePersonUntil: last === legal ? null : formatDay(last) }
    }
  }
}
