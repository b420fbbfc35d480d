import { parseIsoDay } from '../calendar/iso-day.ts'
import { isBefore } from '../calendar/compare-days.ts'
import type { PlainRefusalCode, Refusal } from '../refusal.ts'
import type { LifecycleField, LifecycleTerms } from './lifecycle-terms.ts'
import type { NoticePeriod } from './notice-period.ts'
import { isNoticeCountValid, isSpanValid } from './span-limits.ts'
import type { RenewalType } from './renewal-conditions.ts'
import { countOfDuration, endOfCount } from './term-count.ts'

/** A refusal at one field of the lifecycle form. */
export type LifecycleRefusal = Refusal & { field: LifecycleField }

/**
 * The fields that each renewal type needs besides the duration (specification 5: mandatory lifecycle fields must be
 * filled). A tacit renewal may leave its duration open: the contract then becomes indeterminate (R11); and its notice:
 * it can then be refused up to the last day. An agreement states its own duration.
 */
const REQUIRED_BY_RENEWAL_TYPE: Record<RenewalType, readonly ('renewalDuration' | 'notice')[]> = {
  none: [],
  tacit: [],
  withAgreement: [],
  withNotice: ['renewalDuration', 'notice'],
}

const REQUIRED_CODE = {
  renewalDuration: 'LIFECYCLE_RENEWAL_DURATION_REQUIRED',
  notice: 'LIFECYCLE_NOTICE_REQUIRED',
} as const

const MOST_NOTICE_WINDOW_DAYS = 365
const MOST_RENEWALS = 999

/**
 * Why typed lifecycle terms cannot be saved; empty when they can. Each refusal names its field. The effective date
 * may be missing: the contract then takes effect on its signature day.
 *
 * @param renewalsMade renewals that the contract already had, from `renewalsMade(deadlines)`
 * @example lifecycleRefusals(lifecycleTerms(), { renewalsMade: 0 })
 *   // [{ field: 'duration', code: 'LIFECYCLE_DURATION_REQUIRED' }]
 */
export function lifecycleRefusals(
  terms: LifecycleTerms,
  { renewalsMade }: { renewalsMade: number },
): LifecycleRefusal[] {
  const invalidDays = dayRefusals(terms)
  if (invalidDays.length > 0) return invalidDays
  return [
    ...durationRefusals(terms),
    ...renewalRefusals(terms, renewalsMade),
    ...noticeRefusals(terms),
    ...windowRefusals(terms),
  ]
}

function refusal(field: LifecycleField, code: PlainRefusalCode): LifecycleRefusal {
  return { field, code }
}

function dayRefusals(terms: LifecycleTerms): LifecycleRefusal[] {
  const { signatureDate, effectiveDate, duration, earlyExit } = terms
  const days: [LifecycleField, string | null][] = [
    ['signatureDate', signatureDate],
    ['effectiveDate', effectiveDate],
    ['duration', duration?.kind === 'until' ? duration.day : null],
    ['duration', duration?.kind === 'services' ? duration.endedOn : null],
    ['earlyExit', earlyExit?.notBefore ?? null],
    ['earlyExit', earlyExit?.firstNoticeOn ?? null],
    ['earlyExit', earlyExit?.notifyBy ?? null],
    ...terms.closingDays.map((day): [LifecycleField, string] => ['closingDays', day]),
  ]
  return days
    .filter(([, day]) => day !== null && !isUsableDay(day))
    .map(([field]) => refusal(field, 'LIFECYCLE_DAY_INVALID'))
}

/** A contract of the year 202 or 20260 is a typing error. */
function isUsableDay(text: string): boolean {
  const day = parseIsoDay(text)
  return day !== null && day.year >= 1900 && day.year <= 2999
}

function durationRefusals({ duration, effectiveDate }: LifecycleTerms): LifecycleRefusal[] {
  if (duration === null) return [refusal('duration', 'LIFECYCLE_DURATION_REQUIRED')]
  if (duration.kind === 'span' && !isSpanValid(duration)) {
    return [refusal('duration', 'LIFECYCLE_DURATION_COUNT_INVALID')]
  }
  const start = effectiveDate === null ? null : parseIsoDay(effectiveDate)
  const count = countOfDuration(duration, start)
  const end = count === null ? null : endOfCount(count)
  if (start === null || end === null || !isBefore(end.end, start)) return []
  return [refusal('duration', 'LIFECYCLE_END_BEFORE_EFFECTIVE')]
}

function renewalRefusals(terms: LifecycleTerms, renewalsMade: number): LifecycleRefusal[] {
  const { renewalType, renewalDuration, maxRenewals, duration } = terms
  const refusals: LifecycleRefusal[] = []
  if (duration?.kind === 'indefinite' && renewalType !== 'none') {
    refusals.push(refusal('renewalType', 'LIFECYCLE_RENEWAL_WITHOUT_TERM'))
  }
  if (terms.regime === null) refusals.push(...missingRenewalFields(terms))
  if (renewalDuration !== null && !isSpanValid(renewalDuration)) {
    refusals.push(refusal('renewalDuration', 'LIFECYCLE_DURATION_COUNT_INVALID'))
  }
  if (maxRenewals === null || renewalType === 'none') return refusals
  if (!Number.isInteger(maxRenewals) || maxRenewals < 1 || maxRenewals > MOST_RENEWALS) {
    const params = { max: MOST_RENEWALS }
    refusals.push({ field: 'maxRenewals', code: 'LIFECYCLE_OCCURRENCES_INVALID', params })
  } else if (maxRenewals < renewalsMade) {
    const params = { made: renewalsMade }
    refusals.push({ field: 'maxRenewals', code: 'LIFECYCLE_OCCURRENCES_BELOW_RENEWALS', params })
  }
  return refusals
}

/** A special regime provides the fields that the contract omits. */
function missingRenewalFields(terms: LifecycleTerms): LifecycleRefusal[] {
  return REQUIRED_BY_RENEWAL_TYPE[terms.renewalType]
    .filter((field) => terms[field] === null)
    .map((field) => refusal(field, REQUIRED_CODE[field]))
}

function noticeRefusals({ notice, earlyExit }: LifecycleTerms): LifecycleRefusal[] {
  const periods: [LifecycleField, NoticePeriod | null][] = [
    ['notice', notice],
    ['earlyExit', earlyExit?.notice ?? null],
  ]
  return periods
    .filter(([, period]) => period !== null && !isNoticeCountValid(period))
    .map(([field]) => refusal(field, 'LIFECYCLE_NOTICE_COUNT_INVALID'))
}

function windowRefusals({ noticeWindowDays }: LifecycleTerms): LifecycleRefusal[] {
  const isValid =
    Number.isInteger(noticeWindowDays) &&
    noticeWindowDays >= 1 &&
    noticeWindowDays <= MOST_NOTICE_WINDOW_DAYS
  if (isValid) return []
  const params = { max: MOST_NOTICE_WINDOW_DAYS }
  return [{ field: 'noticeWindowDays', code: 'LIFECYCLE_NOTICE_WINDOW_INVALID', params }]
}
