import type { Temporal } from 'temporal-polyfill'
import { addDays } from '../calendar/days.ts'
import { isAfter, isBefore } from '../calendar/compare-days.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { TermLimits } from './term-limits.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R15, in the order of a life. Texts: `deadlines.phase.<phase>`. */
export const PHASES = [
  'NOT_STARTED',
  'RUNNING',
  'NOTICE_WINDOW',
  'RENEWAL_LOCKED',
  'INDETERMINATE',
  'TERMINATING',
  'ENDED',
] as const

export type Phase = (typeof PHASES)[number]

/**
 * R15: the current phase of the contract. A late notice leaves the current term locked: it counts as
 * terminating from the term that it ends. Without a signature nothing has started; without a known duration, a contract
 * runs from its start all the same.
 */
export function phaseOf({ terms, current }: Unfolding, facts: LifecycleFacts): Phase {
  const last = terms.at(-1)
  if (!facts.terms.isSigned) return 'NOT_STARTED'
  if (current === null || last === undefined) return hasStarted(facts) ? 'RUNNING' : 'NOT_STARTED'
  if (hasEnded(last, facts.today)) return 'ENDED'
  if (current.start !== null && isBefore(facts.today, current.start)) return 'NOT_STARTED'
  if (isTerminating(current, last, facts)) return 'TERMINATING'
  if (current.openEnded !== null && current.end === null) {
    return current.openEnded === 'indeterminate' ? 'INDETERMINATE' : 'RUNNING'
  }
  if (isRenewalCertain(current, facts)) return 'RENEWAL_LOCKED'
  const { limits } = current
  return limits !== null && isInNoticeWindow(limits, facts) ? 'NOTICE_WINDOW' : 'RUNNING'
}

/** The first day of the notice window: the company's notice days before the prudent limit. */
export function noticeWindowOpens(limits: TermLimits, facts: LifecycleFacts): Temporal.PlainDate {
  return addDays(limits.prudent, -facts.terms.noticeWindowDays)
}

/** The renewal of a term can no longer be prevented: agreed, or tacit with its last chance passed. */
export function isRenewalCertain(term: UnfoldedTerm, { today }: LifecycleFacts): boolean {
  if (term.outcome.kind !== 'renews') return false
  if (term.outcome.renewal !== null) return true
  return term.limits !== null && isAfter(today, term.limits.lastChance)
}

function hasStarted({ start, today }: LifecycleFacts): boolean {
  return start !== null && !isBefore(today, start)
}

function hasEnded(last: UnfoldedTerm, today: Temporal.PlainDate): boolean {
  const ends = last.outcome.kind === 'expires' || last.outcome.kind === 'terminated'
  return ends && last.end !== null && isAfter(today, last.end)
}

/** In its final term, or with an end set on a day, however many terms away. */
function isTerminating(
  current: UnfoldedTerm,
  last: UnfoldedTerm,
  { setEnds }: LifecycleFacts,
): boolean {
  if (last.outcome.kind !== 'terminated') return false
  return current === last || setEnds.some(({ notice }) => notice === last.cutBy)
}

function isInNoticeWindow(limits: TermLimits, facts: LifecycleFacts): boolean {
  const opens = noticeWindowOpens(limits, facts)
  return !isBefore(facts.today, opens) && !isAfter(facts.today, limits.lastChance)
}
