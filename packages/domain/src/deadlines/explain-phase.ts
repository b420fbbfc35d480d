import { fieldSource } from './field-sources.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import { noticeWindowOpens } from './phase.ts'
import type { Phase } from './phase.ts'
import { conditionSource } from './term-conditions.ts'
import { COMPUTED, dayInput, numberInput, traceLine } from './trace.ts'
import type { TraceInput, TraceLine } from './trace.ts'
import type { Unfolding } from './unfold-terms.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** R15: the term, k of m, and why the contract is in this phase today. */
export function explainPhase(
  { current, terms }: Unfolding,
  facts: LifecycleFacts,
  phase: Phase,
): TraceLine[] {
  const today = dayInput(facts.today, { kind: 'today' })
  if (current === null) return [traceLine('PHASE_UNKNOWN_START', { today })]
  const lastEnd = terms.at(-1)?.end ?? null
  return [termNumber(current, facts), phaseLine(phase, current, lastEnd, today, facts)]
}

function termNumber(current: UnfoldedTerm, { terms }: LifecycleFacts): TraceLine {
  const { conditions, number } = current
  const term = numberInput(number, COMPUTED)
  const { maxRenewals } = conditions
  if (conditions.renewalType === 'none') {
    const source = conditionSource(terms, conditions, 'renewalType')
    return traceLine('TERM_NUMBER', { term, of: numberInput(number, source) })
  }
  if (maxRenewals === null) return traceLine('TERM_NUMBER_UNLIMITED', { term })
  const source = conditionSource(terms, conditions, 'maxRenewals')
  const most = Math.max(number, maxRenewals + 1)
  return traceLine('TERM_NUMBER', { term, of: numberInput(most, source) })
}

function phaseLine(
  phase: Phase,
  current: UnfoldedTerm,
  lastEnd: UnfoldedTerm['end'],
  today: TraceInput,
  facts: LifecycleFacts,
): TraceLine {
  const { end, start, limits } = current
  const day = (value: UnfoldedTerm['end'], name: string): Record<string, TraceInput> =>
    value === null ? {} : { [name]: dayInput(value, COMPUTED) }
  switch (phase) {
    case 'NOT_STARTED':
      if (!facts.terms.isSigned) return traceLine('PHASE_UNSIGNED', { today })
      return traceLine('PHASE_NOT_STARTED', { today, ...day(start, 'start') })
    case 'RUNNING':
      return end === null
        ? traceLine('PHASE_RUNNING_WITHOUT_END', { today })
        : traceLine('PHASE_RUNNING', { today, ...day(end, 'end') })
    case 'NOTICE_WINDOW': {
      if (limits === null) throw new Error('a notice window was found without a limit')
      return traceLine('PHASE_NOTICE_WINDOW', {
        today,
        opens: dayInput(noticeWindowOpens(limits, facts), COMPUTED),
        limit: dayInput(limits.lastChance, COMPUTED),
        count: numberInput(
          facts.terms.noticeWindowDays,
          fieldSource(facts.terms, 'noticeWindowDays'),
        ),
      })
    }
    case 'RENEWAL_LOCKED':
      return traceLine('PHASE_RENEWAL_LOCKED', { today, ...day(end, 'end') })
    case 'INDETERMINATE':
      return traceLine('PHASE_INDETERMINATE', { today, ...day(start, 'start') })
    case 'TERMINATING':
      return traceLine('PHASE_TERMINATING', { today, ...day(lastEnd, 'end') })
    case 'ENDED':
      return traceLine('PHASE_ENDED', { today, ...day(lastEnd, 'end') })
  }
}
