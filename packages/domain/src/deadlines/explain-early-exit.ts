import type { Temporal } from 'temporal-polyfill'
import { exitAhead } from './early-exit-clause.ts'
import { earlyExits, leaseLetter } from './early-exits.ts'
import type { EarlyExitDay } from './early-exits.ts'
import { explainNoticePeriod } from './explain-notice-period.ts'
import { explainRoll, explainSendBy } from './explain-limits.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { EarlyExit } from './renewal-conditions.ts'
import { lawSource, REGIME_LAWS } from './regime-laws.ts'
import { conditionSource } from './term-conditions.ts'
import { COMPUTED, dayInput, dayResult, textInput, traceLine } from './trace.ts'
import type { TraceInput, TraceLine, TraceSource } from './trace.ts'
import { triennialNotice } from './triennial-exits.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R18: the next exit and the last days to notify it, or that leaving is possible at any time. */
export function explainEarlyExit(unfolding: Unfolding, facts: LifecycleFacts): TraceLine[] {
  const { current, terms } = unfolding
  if (current === null || terms.at(-1)?.outcome.kind === 'terminated') return []
  const [next] = earlyExits(unfolding, facts)
  const lines =
    next === undefined
      ? anyTime(current, facts)
      : next.basis === 'triennial'
        ? triennialExit(next, current, facts)
        : clauseExit(next, current, facts)
  // Said of this exit: the same rules also speak of the end of the term.
  return [...lines, ...excludedExit(facts)].map((line) => ({ ...line, subject: 'earlyExit' }))
}

function anyTime({ conditions }: UnfoldedTerm, facts: LifecycleFacts): TraceLine[] {
  const clause = conditions.earlyExit
  if (clause === null || clause.notifyBy) return []
  if (exitAhead(facts.today, clause, { ...facts, roll: conditions.roll }) !== null) return []
  const source = conditionSource(facts.terms, conditions, 'earlyExit')
  return [traceLine('EXIT_ANY_TIME', { alignment: textInput(clause.alignment, source) })]
}

function clauseExit(
  { exitOn, limits }: EarlyExitDay,
  { conditions }: UnfoldedTerm,
  facts: LifecycleFacts,
): TraceLine[] {
  const clause = conditions.earlyExit
  if (clause === null) return []
  const source = conditionSource(facts.terms, conditions, 'earlyExit')
  const { notice, notifyBy } = clause
  return [
    ...exitDayLines(clause, exitOn, source),
    ...(notifyBy
      ? [traceLine('EXIT_NOTIFY_BY', { notifyBy: dayInput(notifyBy, source) })]
      : explainNoticePeriod({ notice, source }, exitOn, limits.unrolled, facts)),
    ...explainRoll(conditions, limits, facts),
    ...explainSendBy(conditions, limits, facts),
  ]
}

/** One line for each day that the clause states, else for its alignment alone. */
function exitDayLines(
  { notBefore, firstNoticeOn, alignment }: EarlyExit,
  exitOn: Temporal.PlainDate,
  source: TraceSource,
): TraceLine[] {
  const exit = dayResult(exitOn)
  const lines = [
    ...(notBefore
      ? [traceLine('EXIT_NOT_BEFORE', { notBefore: dayInput(notBefore, source) }, exit)]
      : []),
    ...(firstNoticeOn
      ? [traceLine('EXIT_FIRST_NOTICE', { firstNotice: dayInput(firstNoticeOn, source) }, exit)]
      : []),
  ]
  if (lines.length > 0) return lines
  return [traceLine('EXIT_NEXT', { alignment: textInput(alignment, source) }, exit)]
}

function triennialExit(
  { exitOn, limits }: EarlyExitDay,
  { conditions }: UnfoldedTerm,
  facts: LifecycleFacts,
): TraceLine[] {
  const { terms, start } = facts
  const mode = leaseLetter(conditions.sendingMode)
  const isStated = mode === conditions.sendingMode
  const from = start ?? exitOn
  const law = exitLaw(from)
  const inputs = { start: dayInput(from, COMPUTED), law }
  const notice = { notice: triennialNotice(from), source: law.source }
  const letter = textInput(
    mode,
    isStated
      ? conditionSource(terms, conditions, 'sendingMode')
      : lawSource(REGIME_LAWS.leaseNotice, exitOn),
  )
  return [
    traceLine('EXIT_TRIENNIAL', inputs, dayResult(exitOn)),
    ...explainNoticePeriod(notice, exitOn, limits.unrolled, facts),
    ...explainSendBy(conditions, limits, facts, letter),
  ]
}

function excludedExit({ terms, start, today }: LifecycleFacts): TraceLine[] {
  if (terms.regime?.kind !== 'commercialLease' || !terms.regime.excludesTriennialExit) return []
  return [traceLine('EXIT_TRIENNIAL_EXCLUDED', { law: exitLaw(start ?? today) })]
}

function exitLaw(start: Temporal.PlainDate): TraceInput {
  const law = REGIME_LAWS.leaseExit
  return textInput(law.article, lawSource(law, start))
}
