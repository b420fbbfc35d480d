import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { dayFromIso, formatDay, isoDay, parseIsoDay } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Refusal } from '../refusal.ts'
import type { Deadlines } from './deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import type { NoticeDays, RegisteredNotice } from './registered-notice.ts'
import { hasTriennialExits } from './triennial-exits.ts'

/** Renewals that the contract had so far: `maxRenewals` may not go below (R10). */
export function renewalsMade({ phase, term }: Deadlines): number {
  return phase === 'NOT_STARTED' ? 0 : term.number - 1
}

/**
 * Why a notice or a termination cannot be recorded; `null` when it can. A late one is not refused: it is recorded and
 * judged (R14).
 *
 * @example noticeRefusal({ kind: 'nonRenewal', sentOn: null, ... }, terms, today)?.code // 'NOTICE_DAY_REQUIRED'
 */
export function noticeRefusal(
  notice: RegisteredNotice,
  terms: LifecycleTerms,
  today: Temporal.PlainDate,
): Refusal | null {
  const days = [notice.sentOn, notice.presentedOn, notice.receivedOn].filter((day) => day !== null)
  if (days.some((day) => parseIsoDay(day) === null)) return { code: 'LIFECYCLE_DAY_INVALID' }
  if (notice.kind === 'termination') return terminationRefusal(notice.endsOn, terms)
  if (days.length === 0) return { code: 'NOTICE_DAY_REQUIRED' }
  if (days.some((day) => isAfter(dayFromIso(day), today))) return { code: 'NOTICE_DAY_IN_FUTURE' }
  if (!areInOrder(notice)) return { code: 'NOTICE_DAYS_OUT_OF_ORDER' }
  if (notice.kind === 'earlyExit' && !hasEarlyExit(terms))
    return { code: 'EARLY_EXIT_NOT_FORESEEN' }
  return null
}

/**
 * Why "mark as renewed" is refused for the current term; `null` when it is not. One agreed after E
 * cannot revive the contract (1213): a new contract is needed.
 */
export function renewalRefusal(
  renewal: RecordedRenewal,
  { phase, endDate, legalLimit, limitMeaning }: Deadlines,
  today: Temporal.PlainDate,
): Refusal | null {
  const until = renewal.until
  const days = [renewal.day, until].filter((day) => day !== null)
  if (days.some((day) => parseIsoDay(day) === null)) return { code: 'LIFECYCLE_DAY_INVALID' }
  if (endDate === null) return { code: 'CONTRACT_WITHOUT_TERM' }
  if (renewal.day > isoDay(today)) return { code: 'RENEWAL_DAY_IN_FUTURE' }
  if (phase === 'ENDED') return refusedAt('RENEWAL_AFTER_END', endDate)
  if (until !== null && until <= endDate) return refusedAt('RENEWAL_UNTIL_BEFORE_END', endDate)
  const isRequest = renewal.kind === 'request' && limitMeaning === 'obtainRenewal'
  if (isRequest && legalLimit !== null && renewal.day > legalLimit) {
    return refusedAt('RENEWAL_REQUEST_LATE', legalLimit)
  }
  return null
}

/**
 * Why a day that a special regime asks for cannot be recorded; `null` when it can: a reminder to come is none.
 *
 * @example regimeDayRefusal('2027-01-01', Temporal.PlainDate.from('2026-11-20'))?.code // 'REGIME_DAY_IN_FUTURE'
 */
export function regimeDayRefusal(day: IsoDay, today: Temporal.PlainDate): Refusal | null {
  return day > isoDay(today) ? { code: 'REGIME_DAY_IN_FUTURE' } : null
}

type CodeWithDay =
  | 'RENEWAL_AFTER_END'
  | 'RENEWAL_UNTIL_BEFORE_END'
  | 'RENEWAL_REQUEST_LATE'
  | 'TERMINATION_BEFORE_SIGNATURE'

/** Days are formatted for people, DD/MM/YYYY. */
function refusedAt(code: CodeWithDay, day: IsoDay): Refusal {
  return { code, params: { day: formatDay(day) } }
}

function terminationRefusal(endsOn: IsoDay, { signatureDate }: LifecycleTerms): Refusal | null {
  if (parseIsoDay(endsOn) === null) return { code: 'LIFECYCLE_DAY_INVALID' }
  if (signatureDate === null || endsOn >= signatureDate) return null
  return refusedAt('TERMINATION_BEFORE_SIGNATURE', signatureDate)
}

/** A letter is sent, then presented, then received; unknown days are skipped. */
function areInOrder({ sentOn, presentedOn, receivedOn }: NoticeDays): boolean {
  const known = [sentOn, presentedOn, receivedOn].filter((day) => day !== null)
  return known.every((day, index) => index === 0 || (known[index - 1] ?? '') <= day)
}

/** Whether the contract, an amendment of it or the law lets a party leave before the end. */
export function hasEarlyExit(terms: LifecycleTerms): boolean {
  const { earlyExit, amendments } = terms
  const isAdded = amendments.some(({ patches }) =>
    patches.some(({ field, value }) => field === 'earlyExit' && value !== null),
  )
  return earlyExit !== null || isAdded || hasTriennialExits(terms)
}
