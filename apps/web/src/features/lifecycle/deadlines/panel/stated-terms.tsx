import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { durationWords, exitWords, noticeWords, renewalWords } from './term-words.ts'

/** The stated terms of the contract, in words. */
export function StatedTerms({
  lifecycle,
  regime,
}: Pick<ContractDeadlines, 'lifecycle' | 'regime'>) {
  const t = useTexts()
  const formats = useFormats()
  const { effectiveDate, notice } = lifecycle
  const rows = [
    [
      t('deadlines-panel.terms.effective'),
      effectiveDate ? formats.day(effectiveDate) : t('deadlines-panel.terms.effectiveAtSignature'),
    ],
    [t('deadlines-panel.terms.duration'), durationWords(t, formats, lifecycle)],
    [t('deadlines-panel.terms.renewal'), renewalWords(t, formats, lifecycle)],
    [t('deadlines-panel.terms.notice'), noticeWords(t, formats, notice)],
    ...exitWords(t, formats, lifecycle, regime).map((words) => [
      t('deadlines-panel.terms.earlyExit'),
      words,
    ]),
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(([label, words]) => (
        <div key={`${label} ${words}`} className="contents">
          <dt className="text-ink-faint">{label}</dt>
          <dd className="min-w-0 tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
