import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { durationWords, noticeWords, renewalWords, termWords } from '@tacite/i18n/term-words.ts'
import type { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { exitWords } from './exit-words.ts'

/** The terms of a template in words, each beside its name: needs the texts of `deadlines-panel`. */
export function termFacts(
  t: ReturnType<typeof useTexts>,
  lifecycle: Lifecycle,
  regime: ContractDeadlines['regime'],
): [name: string, words: string][] {
  const { notice, noticeCountsWhen, sendingMode } = lifecycle
  const words = (term: string, value: unknown) => termWords(t, term, value) ?? ''
  return [
    [t('deadlines-panel.terms.duration'), durationWords(t, lifecycle)],
    [t('deadlines-panel.terms.renewal'), renewalWords(t, lifecycle)],
    ...(notice
      ? [[t('deadlines-panel.terms.notice'), noticeWords(t, notice)] satisfies [string, string]]
      : []),
    ...exitWords(t, lifecycle, regime).map((exit): [string, string] => [
      t('deadlines-panel.terms.earlyExit'),
      exit,
    ]),
    [t('deadlines-panel.form.sendingMode'), words('sendingMode', sendingMode)],
    [t('deadlines-panel.form.countsWhen'), words('noticeCountsWhen', noticeCountsWhen)],
  ]
}
