import type { Amendment } from '../../../packages/domain/src/deadlines/amendment.ts'
import type { ContractDuration } from '../../../packages/domain/src/deadlines/contract-duration.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import { inOrderOfEffect, isInEffect } from './conditions.ts'
import { parseDay, parseKnownDay } from './days.ts'
import type { Day } from './days.ts'
import { clockAfter, clockFrom, clockOfEnd, endOf } from './term-ends.ts'
import type { Clock } from './term-ends.ts'

/** With the amendments that moved the date of effect, by id. */
export interface AgreedTerms extends LifecycleTerms {
  movers: readonly string[]
}

/** One term of a life. */
export interface Term {
  number: number
  start: Day | null
  /** Last day in force. */
  end: Day | null
  stage: 'fixed' | 'indeterminate' | 'services'
  /** What the duration of this term adds to. */
  clock: Clock
  /** With the duration of this term; `null`: no end date. */
  reached: Clock | null
  /** Those that may still move an end: each does so once. */
  pending: readonly Amendment[]
  /** Those that moved the start of this one: the end that they state is its own, although it may pass before. */
  movers: readonly string[]
}

/** `null`: the effective day or the duration is unknown. */
export function firstTerm({
  duration,
  effectiveDate,
  amendments,
  movers = [],
}: LifecycleTerms & Partial<AgreedTerms>): Term | null {
  const start = parseKnownDay(effectiveDate)
  if (duration === null || (start === null && duration.kind === 'span')) return null
  const clock = clockFrom(start ?? 0)
  const pending = inOrderOfEffect(amendments).filter((amendment) => endPatch(amendment))
  const unmeasured = { number: 1, start, end: null, clock, reached: null, pending, movers }
  return withDuration({ ...unmeasured, stage: 'fixed' }, duration)
}

/** R2, R11: the term after `term`; without a stated duration it is of indeterminate duration. */
export function nextTerm(term: Term, duration: ContractDuration | null): Term {
  if (term.reached === null) throw new Error('a term without an end has no next term')
  const start = endOf(term.reached) + 1
  const next = { ...term, number: term.number + 1, start, clock: term.reached, movers: [] }
  return withDuration(next, duration ?? { kind: 'indefinite' })
}

/**
 * R13: the term as moved by the amendments in effect before it is over. A term without end can be given one by whatever
 * is signed before `openEnd`, the end that a notice sets to it.
 */
export function amended(unamended: Term, openEnd: Day, applied: readonly Amendment[] = []): Term {
  const term = inOrderOfEffect(applied).reduce(moved, unamended)
  const next = term.pending.find((amendment) =>
    term.end === null
      ? parseDay(amendment.signedOn) <= openEnd
      : term.movers.includes(amendment.id) || isInEffect(amendment, term.end),
  )
  return next === undefined ? term : amended(unamended, openEnd, [...applied, next])
}

/**
 * R13: only one signed after E cannot extend the contract. One signed by then can, even if it takes effect later: the
 * first that moves the end further. Those before it have no end left to move.
 */
export function extended(term: Term): Term | null {
  const end = term.end ?? Infinity
  const [first, ...others] = term.pending.filter(({ signedOn }) => parseDay(signedOn) <= end)
  if (first === undefined) return null
  const longer = moved(term, first)
  if ((longer.end ?? Infinity) > end) return longer
  return others.length === 0 ? null : extended({ ...term, pending: without(first, term.pending) })
}

/** One that would end the term before it starts, or that counts from a start that is not known, changes nothing. */
function moved(term: Term, amendment: Amendment): Term {
  const unmoved = { ...term, pending: without(amendment, term.pending) }
  const patch = endPatch(amendment)
  if (patch === undefined) return term
  if (patch.field === 'duration' && patch.value.kind === 'span' && term.start === null)
    return unmoved
  const next =
    patch.field === 'endDate'
      ? endingAt(unmoved, clockOfEnd(parseDay(patch.value)))
      : withDuration(unmoved, patch.value)
  return (next.end ?? Infinity) < (term.start ?? -Infinity) ? unmoved : next
}

function without({ id }: Amendment, amendments: readonly Amendment[]): Amendment[] {
  return amendments.filter((each) => each.id !== id)
}

function endPatch({ patches }: Amendment) {
  return patches.find((patch) => patch.field === 'endDate' || patch.field === 'duration')
}

function withDuration(term: Term, duration: ContractDuration): Term {
  const reached = clockAfter(term.clock, duration)
  if (reached !== null) return endingAt(term, reached)
  const stage = duration.kind === 'services' ? 'services' : 'indeterminate'
  return { ...term, stage, end: null, reached }
}

function endingAt(term: Term, reached: Clock): Term {
  return { ...term, stage: 'fixed', end: endOf(reached), reached }
}
