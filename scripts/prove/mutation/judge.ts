import { findEquivalent, type Equivalent } from './equivalents.ts'
import type { TriedMutant } from './run-stryker.ts'
import type { Target } from './targets.ts'

export interface Judgement {
  noticed: number
  timedOut: number
  survived: TriedMutant[]
  equivalent: Equivalent[]
  /** The share of noticeable mutants that were noticed; an endless loop counts as noticed. */
  share: number
  isEnough: boolean
}

export function judge(
  target: Pick<Target, 'leastNoticed'>,
  tried: readonly TriedMutant[],
  equivalents: readonly Equivalent[],
): Judgement {
  const silent = tried.filter(({ outcome }) => outcome === 'survived')
  const survived = silent.filter((mutant) => !findEquivalent(mutant, equivalents))
  const equivalent = silent.flatMap((mutant) => findEquivalent(mutant, equivalents) ?? [])
  const noticed = count(tried, 'noticed')
  const timedOut = count(tried, 'timedOut')
  const noticeable = noticed + timedOut + survived.length
  const share = noticeable === 0 ? 1 : (noticed + timedOut) / noticeable
  const isEnough = share >= target.leastNoticed
  return { noticed, timedOut, survived, equivalent, share, isEnough }
}

function count(tried: readonly TriedMutant[], outcome: TriedMutant['outcome']): number {
  return tried.filter((mutant) => mutant.outcome === outcome).length
}
