import type { RenewalConditions } from './renewal-conditions.ts'
import type { NoticePeriod } from './notice-period.ts'
import type { SpecialRegime } from './special-regime.ts'

const LEASE_NOTICE_MONTHS = 6
/** What six months have at most. */
const LEASE_NOTICE_DAYS = 184
const INSURANCE_NOTICE_MONTHS = 2

/**
 * R16: the conditions that the law substitutes for what was typed, field by field.
 *
 * Lease (L145-9): at E it continues for an indeterminate time unless terminated at least six months before, then for
 * the end of a calendar quarter. Insurance (L113-12): two months, postmark.
 *
 * @example regimeConditions({ kind: 'insurance', ... }, typed) // { noticeCountsWhen: 'sent', notice: two months }
 */
export function regimeConditions(
  regime: SpecialRegime | null,
  typed: RenewalConditions,
): Partial<RenewalConditions> {
  switch (regime?.kind) {
    case 'commercialLease':
      return {
        renewalType: 'tacit',
        renewalDuration: null,
        maxRenewals: null,
        indeterminateAlignment: 'quarterEnd',
        ...(typed.notice !== null && isLongEnoughForLease(typed.notice)
          ? {}
          : { notice: { unit: 'months', count: LEASE_NOTICE_MONTHS } }),
      }
    case 'insurance':
      return {
        noticeCountsWhen: 'sent',
        ...(typed.notice === null
          ? { notice: { unit: 'months', count: INSURANCE_NOTICE_MONTHS } }
          : {}),
      }
    case 'consumer':
    case undefined:
      return {}
  }
}

/** Article of law behind each regime, named in the trace. */
export const REGIME_ARTICLE: Record<SpecialRegime['kind'], string> = {
  consumer: 'C. conso. L215-1',
  insurance: 'C. assur. L113-12',
  commercialLease: 'C. com. L145-9',
}

/** Whether a notice lasts six months whenever it is given, even if no holiday makes it longer. */
function isLongEnoughForLease(notice: NoticePeriod): boolean {
  switch (notice.unit) {
    case 'months':
      return notice.count >= LEASE_NOTICE_MONTHS
    case 'monthsAndDays':
      return notice.months >= LEASE_NOTICE_MONTHS
    case 'weeks':
      return notice.count * 7 >= LEASE_NOTICE_DAYS
    case 'calendarDays':
      return notice.count >= LEASE_NOTICE_DAYS
    case 'clearDays':
      return notice.count + 1 >= LEASE_NOTICE_DAYS
    case 'businessDays':
      return notice.count * 7 >= LEASE_NOTICE_DAYS * 5
    case 'workingDays':
      return notice.count * 7 >= LEASE_NOTICE_DAYS * 6
  }
}
