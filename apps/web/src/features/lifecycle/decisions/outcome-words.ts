import type { useTexts } from '../../../platform/locale.ts'
import type { DecidableLimit } from './decisions-queries.ts'

type Outcome = DecidableLimit['ifNothing']

/** What follows, as a part of a sentence: « il est reconduit du … au … ». Empty where nothing can be said. */
export function outcomeWords(t: ReturnType<typeof useTexts>, outcome: Outcome): string {
  if (outcome === null) return ''
  if (outcome.kind === 'ends') return t('decisions.outcome.ends', { day: outcome.on })
  const { from, until } = outcome
  return until === null
    ? t('decisions.outcome.renewsWithoutEnd', { from })
    : t('decisions.outcome.renews', { from, until })
}

/** What follows from deciding later, or why it cannot be chosen. */
export function laterHint(t: ReturnType<typeof useTexts>, latestLater: string | null): string {
  return t(latestLater === null ? 'decisions.consequence.noLater' : 'decisions.consequence.later')
}
