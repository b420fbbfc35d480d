import { explainEarlyExit } from './explain-early-exit.ts'
import { explainEnd } from './explain-end.ts'
import { explainLimits } from './explain-limits.ts'
import { explainNotice } from './explain-notice.ts'
import { explainPhase } from './explain-phase.ts'
import { explainRegime } from './explain-regime.ts'
import { explainRenewal } from './explain-renewal.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { Phase } from './phase.ts'
import type { TraceLine } from './trace.ts'
import type { Unfolding } from './unfold-terms.ts'

/** The explanation of the current term, in the order in which a person would compute it. */
export function explainDeadlines(
  unfolding: Unfolding,
  facts: LifecycleFacts,
  phase: Phase,
): TraceLine[] {
  const { current, terms } = unfolding
  if (current === null) return explainPhase(unfolding, facts, phase)
  const previous = terms.find(({ number }) => number === current.number - 1) ?? null
  return [
    ...explainEnd(current, previous, facts),
    ...explainRenewal(current, facts),
    ...explainLimits(current, facts),
    ...explainRegime(current, facts),
    ...explainEarlyExit(unfolding, facts),
    ...explainNotice(unfolding, facts),
    ...explainPhase(unfolding, facts, phase),
  ]
}
