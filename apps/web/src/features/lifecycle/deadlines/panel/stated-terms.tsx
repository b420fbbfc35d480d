import { lazy, Suspense } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { durationWords, exitWords, noticeWords, renewalWords } from './term-words.ts'
import { lifecycleInForce } from './lifecycle-in-force.ts'

const AmendedTermNotes = lazy(async () => {
  const [module] = await Promise.all([
    import('../amendments/amended-notes.tsx'),
    loadTexts('amendments', 'corrections'),
  ])
  return { default: module.AmendedNotes }
})

/** The fields of each line, by which amendments change it. */
const LINES = {
  effective: ['effectiveDate'],
  duration: ['duration'],
  renewal: ['renewalType', 'renewalDuration', 'maxRenewals'],
  notice: ['notice', 'noticeCountsWhen', 'sendingMode', 'roll', 'indeterminateAlignment'],
  earlyExit: ['earlyExit'],
} as const
type Line = keyof typeof LINES

type StatedTermsProps = Pick<ContractDeadlines, 'lifecycle' | 'regime'> & {
  amended?: ContractDeadlines['amended']
}

/** The terms of the contract in words, as they are in force, each with the amendments that set it. */
export function StatedTerms({ lifecycle: stated, regime, amended = [] }: StatedTermsProps) {
  const t = useTexts()
  const formats = useFormats()
  const lifecycle = lifecycleInForce(stated, amended)
  const { effectiveDate, notice } = lifecycle
  const exits = exitWords(t, formats, lifecycle, regime)
  const rows: [Line, string][] = [
    [
      'effective',
      effectiveDate ? formats.day(effectiveDate) : t('deadlines-panel.terms.effectiveAtSignature'),
    ],
    ['duration', durationWords(t, formats, lifecycle)],
    ['renewal', renewalWords(t, formats, lifecycle)],
    ['notice', noticeWords(t, formats, notice)],
    ...exits.map((words): [Line, string] => ['earlyExit', words]),
  ]
  if (exits.length === 0 && setting('earlyExit', amended).length > 0)
    rows.push(['earlyExit', t('deadlines-panel.terms.none')])
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(([line, words]) => (
        <div key={`${line} ${words}`} className="contents">
          <dt className="text-ink-faint">{t(`deadlines-panel.terms.${line}`)}</dt>
          <dd className="min-w-0 tabular-nums">
            {words}
            {setting(line, amended).length > 0 && (
              <Suspense>
                <AmendedTermNotes amended={setting(line, amended)} currency="EUR" />
              </Suspense>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function setting(line: Line, amended: ContractDeadlines['amended']) {
  const fields: readonly string[] = LINES[line]
  return amended.filter(({ field }) => fields.includes(field))
}
