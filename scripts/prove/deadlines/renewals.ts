import type { ContractDuration } from '../../../packages/domain/src/deadlines/contract-duration.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { RecordedRenewal } from '../../../packages/domain/src/deadlines/recorded-renewal.ts'
import type { RenewalConditions } from '../../../packages/domain/src/deadlines/renewal-conditions.ts'
import { conditionsOn } from './conditions.ts'
import { parseDay } from './days.ts'
import type { Day } from './days.ts'
import { limitsOf } from './limits.ts'
import type { Limits } from './limits.ts'
import { lastDayToAct } from './regimes.ts'
import type { Term } from './term.ts'

/** A term with a last day, the conditions that apply to it, and its limits if it can be prevented or obtained. */
export interface EndingTerm extends Term {
  end: Day
  conditions: RenewalConditions
  limits: Limits | null
}

export function endingTerm(term: Term & { end: Day }, facts: LifecycleTerms): EndingTerm {
  const conditions = conditionsOn(term.end, facts)
  const { renewalType } = conditions
  const hasLimits = renewalType === 'tacit' || renewalType === 'withNotice'
  const limits =
    hasLimits && !isLastTerm(term, conditions)
      ? limitsOf(term.end, conditions.notice, { ...facts, ...conditions })
      : null
  return { ...term, conditions, limits }
}

/** R9, R10: tacit, and not as often as allowed already. */
export function isRenewedTacitly({ conditions, ...term }: EndingTerm): boolean {
  return conditions.renewalType === 'tacit' && !isLastTerm(term, conditions)
}

/** R9: an agreement by E, or a request by the limit; each renews once, also beyond the maximum (R10: never below those made). */
export function recordedRenewal(
  { end, limits, conditions: { renewalType } }: EndingTerm,
  unused: readonly RecordedRenewal[],
): RecordedRenewal | null {
  const requestLimit = renewalType === 'withNotice' && limits !== null ? limits.legal : end
  const isInTime = ({ kind, day }: RecordedRenewal) =>
    parseDay(day) <= (kind === 'request' ? requestLimit : end)
  return unused.find(isInTime) ?? null
}

/** R9: until the day that was agreed, else for the renewal duration. */
export function renewalDuration(
  { end, conditions }: EndingTerm,
  renewal: RecordedRenewal | null,
): ContractDuration | null {
  const until = renewal?.until ?? null
  if (until !== null && parseDay(until) > end)
    return { kind: 'until', day: until, meaning: 'lastDayInForce' }
  return conditions.renewalDuration && { kind: 'span', ...conditions.renewalDuration }
}

/** R9, R14: the last day to prevent the renewal of a term; one that is not tacit can be refused until its end. */
export function lastDayToPrevent(term: EndingTerm, facts: LifecycleTerms): Day {
  return term.limits === null || term.conditions.renewalType !== 'tacit'
    ? term.end
    : lastDayToAct(term.limits.legal, term, facts.regime)
}

/** R10: no more renewals than allowed. */
function isLastTerm({ number }: { number: number }, { maxRenewals }: RenewalConditions): boolean {
  return maxRenewals !== null && number > maxRenewals
}
