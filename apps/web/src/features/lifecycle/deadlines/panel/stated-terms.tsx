import type { HistoryName } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { EvidenceField } from '@tacite/domain/evidence/contract-evidence.ts'
import { durationWords, noticeWords, renewalWords } from '@tacite/i18n/term-words.ts'
import { lazy, Suspense } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { EvidenceMark } from '../../../portfolio/evidence/public.ts'
import { HistoryButton } from '../../as-of/public.ts'
import { exitWords } from './exit-words.ts'
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

/** The values whose history opens from each line. */
const HISTORIES = {
  ...LINES,
  effective: ['effectiveDate'],
} as const satisfies Record<Line, readonly HistoryName[]>

/** What proves each line. */
const EVIDENCE = {
  effective: ['effectiveDate'],
  duration: ['endDate', 'duration'],
  renewal: ['renewalType', 'renewalDuration', 'maxRenewals'],
  notice: ['notice'],
  earlyExit: ['earlyExit'],
} as const satisfies Record<Line, readonly EvidenceField[]>

type StatedTermsProps = Pick<ContractDeadlines, 'lifecycle' | 'regime'> & {
  amended?: ContractDeadlines['amended']
  /** Of a contract that has a history; a preview has none. */
  contractId?: string
  /** Its document may prove them. */
  isProven?: boolean
}

/** The terms of the contract in words, as they are in force, each with the amendments that set it. */
export function StatedTerms(props: StatedTermsProps) {
  const { lifecycle: stated, regime, amended = [], contractId, isProven } = props
  const t = useTexts()
  const formats = useFormats()
  const lifecycle = lifecycleInForce(stated, amended)
  const { effectiveDate, notice } = lifecycle
  const exits = exitWords(t, lifecycle, regime)
  const rows: [Line, string][] = [
    [
      'effective',
      effectiveDate ? formats.day(effectiveDate) : t('deadlines-panel.terms.effectiveAtSignature'),
    ],
    ['duration', durationWords(t, lifecycle)],
    ['renewal', renewalWords(t, lifecycle)],
    ['notice', noticeWords(t, notice)],
    ...exits.map((words): [Line, string] => ['earlyExit', words]),
  ]
  if (exits.length === 0 && setting('earlyExit', amended).length > 0)
    rows.push(['earlyExit', t('deadlines-panel.terms.none')])
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {rows.map(([line, words]) => (
        <div
          key={`${line} ${words}`}
          className="group/row grid grid-cols-[112px_minmax(0,1fr)_auto] items-baseline gap-x-2"
        >
          <dt className="text-ink-faint">{t(`deadlines-panel.terms.${line}`)}</dt>
          <dd className="min-w-0 break-words tabular-nums">
            {words}
            {setting(line, amended).length > 0 && (
              <Suspense>
                <AmendedTermNotes amended={setting(line, amended)} currency="EUR" />
              </Suspense>
            )}
          </dd>
          {contractId && (
            <dd className="-my-1 flex self-start">
              {isProven && (
                <Suspense>
                  <EvidenceMark
                    contractId={contractId}
                    fields={EVIDENCE[line]}
                    label={t(`deadlines-panel.terms.${line}`)}
                  />
                </Suspense>
              )}
              <HistoryButton
                contractId={contractId}
                values={HISTORIES[line]}
                label={t(`deadlines-panel.terms.${line}`)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function setting(line: Line, amended: ContractDeadlines['amended']) {
  const fields: readonly string[] = LINES[line]
  return amended.filter(({ field }) => fields.includes(field))
}
