import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { exitClauseWords } from '@tacite/i18n/term-words.ts'
import type { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

/** By the contract's own clause, by the law of leases, or by both. */
export function exitWords(
  t: ReturnType<typeof useTexts>,
  { earlyExit, excludesTriennialExit }: Pick<Lifecycle, 'earlyExit' | 'excludesTriennialExit'>,
  regime: ContractDeadlines['regime'],
): string[] {
  const words = earlyExit ? [exitClauseWords(t, earlyExit)] : []
  if (regime === 'commercialLease')
    words.push(t(`deadlines-panel.terms.triennial.${excludesTriennialExit ? 'excluded' : 'held'}`))
  return words
}
