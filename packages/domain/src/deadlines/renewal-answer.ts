import { isAfter } from '../calendar/compare-days.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { isRenewalCertain } from './phase.ts'
import { refusedIn } from './refused-in.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** Whether another term follows the current one. Texts: `contract-list.renewal.<answer>`. */
export const RENEWAL_ANSWERS = ['willRenew', 'renewable', 'willNotRenew'] as const

/** `renewable`: it depends on what people still do. */
export type RenewalAnswer = (typeof RENEWAL_ANSWERS)[number]

/**
 * What follows the current term, today (R9, R10, R14). `null` when that is no question: nothing is
 * signed, or the contract has no end.
 *
 * @example renewalAnswer(lastPermittedTerm, facts) // 'willNotRenew'
 */
export function renewalAnswer(
  term: UnfoldedTerm | null,
  facts: LifecycleFacts,
): RenewalAnswer | null {
  if (term === null || term.end === null || !facts.terms.isSigned) return null
  if (isRenewalCertain(term, facts)) return 'willRenew'
  if (term.outcome.kind === 'renews') return 'renewable'
  return term.outcome.kind === 'expires' && isObtainable(term, facts) ? 'renewable' : 'willNotRenew'
}

/** A renewal that both sides, or the one that wants it, can still bring about. */
function isObtainable(term: UnfoldedTerm, facts: LifecycleFacts) {
  const { end, isLast, conditions, limits } = term
  const { today } = facts
  if (isLast || end === null || refusedIn(term, facts) !== null) return false
  switch (conditions.renewalType) {
    case 'withAgreement':
      return !isAfter(today, end)
    case 'withNotice':
      return limits !== null && !isAfter(today, limits.legal)
    case 'tacit':
    case 'none':
      return false
  }
}
