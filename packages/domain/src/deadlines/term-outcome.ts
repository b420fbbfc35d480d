import type { Temporal } from 'temporal-polyfill'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import { dayFromIso } from '../calendar/iso-day.ts'
import type { CountedNotice, LifecycleFacts } from './lifecycle-facts.ts'
import type { RecordedRenewal } from './recorded-renewal.ts'
import type { TermConditions } from './term-conditions.ts'
import type { TermLimits } from './term-limits.ts'
import type { TermOutcome } from './unfolded-term.ts'
import type { Spent } from './spent-records.ts'

/** What determines the end of a term that has one. */
export interface TermEndCase {
  end: Temporal.PlainDate
  conditions: TermConditions
  isLast: boolean
  limits: TermLimits | null
}

/**
 * R9 to R11 and R14 at the end of one term. A timely notice ends the contract; a renewal recorded after it shows that
 * both sides changed their minds. Otherwise the renewal type decides, and a contract still performed after its end
 * has become indeterminate.
 */
export function outcomeAtEnd(
  ending: TermEndCase,
  facts: LifecycleFacts,
  spent: Spent,
): TermOutcome {
  const notice = noticeInTime(ending, facts, spent)
  const renewal = renewalInTime(ending, facts, spent)
  if (notice !== null && (renewal === null || !isBefore(notice.counted, dayFromIso(renewal.day)))) {
    return { kind: 'terminated', notice: notice.notice }
  }
  if (renewal !== null) return { kind: 'renews', origin: renewal.kind, renewal }
  if (ending.conditions.renewalType === 'tacit' && !ending.isLast) {
    return { kind: 'renews', origin: 'tacit', renewal: null }
  }
  if (facts.terms.performedAfterEnd) {
    spent.lastDays.push(ending.end)
    if (isAfter(facts.today, ending.end))
      return { kind: 'renews', origin: 'performance', renewal: null }
  }
  return { kind: 'expires' }
}

/** The first notice that counts by the last chance of this term; by its end when it has no limit. */
function noticeInTime(
  { end, limits, conditions }: TermEndCase,
  facts: LifecycleFacts,
  spent: Spent,
): CountedNotice | null {
  const lastDay = limitsToPrevent(conditions, limits)?.lastChance ?? end
  const inTime = facts.notices.find(
    ({ notice, counted }) => !spent.notices.has(notice.id) && !isAfter(counted, lastDay),
  )
  return inTime ?? null
}

/** R9: the limits that a notice must keep; those of `withNotice` are for obtaining a renewal. */
export function limitsToPrevent(
  { renewalType }: TermConditions,
  limits: TermLimits | null,
): TermLimits | null {
  return renewalType === 'tacit' ? limits : null
}

/** R9: an agreement on or before E; a request on or before the legal limit. */
function renewalInTime(
  { end, limits, conditions }: TermEndCase,
  facts: LifecycleFacts,
  spent: Spent,
): RecordedRenewal | null {
  const requestLimit = conditions.renewalType === 'withNotice' && limits ? limits.legal : end
  const recorded = facts.renewals.find(
    ({ id, kind, day }) =>
      !spent.renewals.has(id) && !isAfter(dayFromIso(day), kind === 'request' ? requestLimit : end),
  )
  return recorded ?? null
}
