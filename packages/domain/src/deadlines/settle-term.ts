import type { Temporal } from 'temporal-polyfill'
import { isAfter } from '../calendar/compare-days.ts'
import { withAmendedEnd, withExtension } from './amended-end.ts'
import type { LifecycleFacts, SetEnd } from './lifecycle-facts.ts'
import { setOpenEnd } from './open-end.ts'
import type { Spent } from './spent-records.ts'
import { conditionsBy } from './term-conditions.ts'
import type { TermConditions } from './term-conditions.ts'
import { endOfCount } from './term-count.ts'
import { termLimits } from './term-limits.ts'
import { outcomeAtEnd } from './term-outcome.ts'
import type { TermDraft, UnfoldedTerm } from './unfolded-term.ts'

/** A draft with its actual end, its conditions, its limits and what follows. */
export function settleTerm(draft: TermDraft, facts: LifecycleFacts, spent: Spent): UnfoldedTerm {
  const amended = withAmendedEnd(draft, facts, spent)
  const reached = endOfCount(amended.count)
  if (reached === null) return settleOpenEnded(amended, facts, spent)
  const setEnd = setEndWithin(facts, reached.end)
  if (setEnd !== null) return endedOn(amended, setEnd, facts)
  const settled = settleDated(amended, reached.end, reached.dayMissing, facts, spent)
  if (settled.outcome.kind !== 'expires') return settled
  const extended = withExtension(amended, reached.end, facts, spent)
  return extended === null ? settled : settleTerm(extended, facts, spent)
}

function settleDated(
  draft: TermDraft,
  end: Temporal.PlainDate,
  dayMissing: boolean,
  facts: LifecycleFacts,
  spent: Spent,
): UnfoldedTerm {
  const conditions = conditionsBy(facts.terms, end)
  const isLast = hasUsedAllRenewals(draft, conditions)
  const hasLimit =
    !isLast && (conditions.renewalType === 'tacit' || conditions.renewalType === 'withNotice')
  const limits = hasLimit
    ? termLimits(facts.terms, conditions, { start: draft.start, end }, facts.calendar)
    : null
  const outcome = outcomeAtEnd({ end, conditions, isLast, limits }, facts, spent)
  return { ...draft, end, cutBy: null, dayMissing, conditions, isLast, limits, outcome }
}

/** R12: an indeterminate contract ends by a notice given at any time, or on a set day. */
function settleOpenEnded(draft: TermDraft, facts: LifecycleFacts, spent: Spent): UnfoldedTerm {
  const set = setOpenEnd(draft, facts, spent)
  if (set !== undefined) return endedOn(draft, set, facts)
  return {
    ...draft,
    end: null,
    cutBy: null,
    dayMissing: false,
    conditions: conditionsBy(facts.terms, facts.today),
    isLast: false,
    limits: null,
    outcome: { kind: 'goesOn' },
  }
}

/**
 * Cuts (or ends) a term on a set day; a decided end has no limit any more. A contract ended before
 * its start keeps a first term whose end precedes its start: it was never in force.
 */
function endedOn(draft: TermDraft, setEnd: SetEnd, facts: LifecycleFacts): UnfoldedTerm {
  return {
    ...draft,
    end: setEnd.endsOn,
    dayMissing: false,
    cutBy: setEnd.notice,
    conditions: conditionsBy(facts.terms, setEnd.endsOn),
    isLast: false,
    limits: null,
    outcome: { kind: 'terminated', notice: setEnd.notice },
  }
}

function setEndWithin(facts: LifecycleFacts, end: Temporal.PlainDate): SetEnd | null {
  const [first] = facts.setEnds
  return first === undefined || isAfter(first.endsOn, end) ? null : first
}

/** R10: never below the renewals already made, so a renewal beyond the maximum is the last. */
function hasUsedAllRenewals(draft: TermDraft, { maxRenewals }: TermConditions): boolean {
  return maxRenewals !== null && draft.renewalsMade >= maxRenewals
}
