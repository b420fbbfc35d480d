import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Tone } from '../../../../ui/badge.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { ExitFigures, nextExit } from './exit-figures.tsx'
import { Figure } from './figure.tsx'
import { WhyPopover } from './why-popover.tsx'

interface FiguresProps {
  /** Null: of a preview, which has no history. */
  contractId: string | null
  deadlines: ContractDeadlines
}

type OfDeadlines = Pick<FiguresProps, 'deadlines'>

/** The contract's phase and its key dates, each with its explanation. */
export function Figures({ contractId, deadlines }: FiguresProps) {
  const t = useTexts()
  const { phaseText, prudentLimit, legalLimit, sendBy, limitMeaning } = deadlines
  if (deadlines.isGivenUp) return <GivenUp />
  const meaning = limitMeaning ?? 'preventRenewal'
  const tone = limitMeaning === 'obtainRenewal' ? 'text-violet-ink' : 'text-amber-ink'
  return (
    <section aria-label={t('deadlines-panel.figures.label')} className="flex flex-col">
      <div className="flex items-start justify-between gap-3 pb-3">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <Phase deadlines={deadlines} />
          <TermNumber deadlines={deadlines} />
        </div>
        <WhyPopover
          name={phaseText}
          question={t('deadlines-panel.figures.whyPhase')}
          deadlines={deadlines}
          subjects={['phase']}
        />
      </div>
      <NoticeVerdict deadlines={deadlines} />
      <EndFigure contractId={contractId} deadlines={deadlines} />
      <RenewedUntil deadlines={deadlines} />
      {prudentLimit && (
        <Figure
          label={t(`deadlines-panel.figures.prudent.${meaning}`)}
          day={prudentLimit}
          hint={isOpen(deadlines) && t(`deadlines-panel.figures.meaning.${meaning}`)}
          tone={tone}
          deadlines={deadlines}
          subjects={['limit', 'regime']}
        />
      )}
      {legalLimit && (
        <Figure
          label={t(`deadlines-panel.figures.limit.${meaning}`)}
          {...(contractId !== null && { history: { contractId, value: 'terminationDate' } })}
          day={legalLimit}
          tone={tone}
          deadlines={deadlines}
          subjects={['limit', 'regime']}
        />
      )}
      {sendBy && (
        <Figure
          label={t('deadlines-panel.figures.sendBy')}
          day={sendBy}
          deadlines={deadlines}
          subjects={['sendBy']}
        />
      )}
      <ExitFigures deadlines={deadlines} />
      {!prudentLimit && !legalLimit && !nextExit(deadlines) && (
        <p className="border-t border-line py-3 text-sm text-ink-faint">
          {t('deadlines-panel.figures.noLimit')}
        </p>
      )}
    </section>
  )
}

function GivenUp() {
  const t = useTexts()
  return (
    <section
      aria-label={t('deadlines-panel.figures.label')}
      className="flex flex-col items-start gap-2"
    >
      <Badge>{t('deadlines-panel.figures.givenUp')}</Badge>
      <p className="text-ink-soft">{t('deadlines-panel.figures.givenUpHint')}</p>
    </section>
  )
}

/** Its phase; once somebody decided what the window asks, what they decided. */
function Phase({ deadlines: { phase, phaseText, decided, limitMeaning } }: OfDeadlines) {
  const t = useTexts()
  if (!decided) return <Badge tone={phaseTones[phase] ?? 'neutral'}>{phaseText}</Badge>
  const { choice, until } = decided
  return (
    <Badge tone={choice === 'later' ? 'amber' : 'accent'}>
      {choice === 'later'
        ? t('deadlines-panel.decided.later', { day: until ?? '' })
        : t(`deadlines-panel.decided.${limitMeaning ?? 'preventRenewal'}.${choice}`)}
    </Badge>
  )
}

/** The consequence of missing the limit matters as long as nothing is decided. */
function isOpen({ phase, ending }: ContractDeadlines): boolean {
  return phase !== 'RENEWAL_LOCKED' && ending !== 'termination'
}

/** Nobody has stated how long it lasts: that is not a contract without end. */
function isEndUnknown({ lifecycle, endDate }: ContractDeadlines): boolean {
  return lifecycle.duration === null && endDate === null
}

/** The last day of a recorded future renewal. */
function RenewedUntil({ deadlines }: OfDeadlines) {
  const t = useTexts()
  const { records, endDate, ending } = deadlines
  const until = records.renewals.at(-1)?.until ?? null
  if (until === null || endDate === null || until <= endDate || ending === 'termination')
    return null
  return (
    <Figure
      label={t('deadlines-panel.figures.renewedUntil')}
      day={until}
      deadlines={deadlines}
      subjects={['renewal']}
    />
  )
}

function TermNumber({ deadlines }: OfDeadlines) {
  const t = useTexts()
  if (deadlines.phase === 'INDETERMINATE' || isEndUnknown(deadlines)) return null
  const { number, of } = deadlines.term
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {of === null
        ? t('deadlines-panel.figures.termOpen', { number })
        : t('deadlines-panel.figures.term', { number, of })}
    </p>
  )
}

function NoticeVerdict({ deadlines }: OfDeadlines) {
  const t = useTexts()
  const { notice } = deadlines
  if (!notice) return null
  const isSetEnd = notice.kind === 'termination'
  return (
    <div className="mb-3 flex items-start justify-between gap-3 rounded-md bg-sunken px-3 py-2">
      <p>
        <span className="font-medium">
          {isSetEnd
            ? t('deadlines-panel.acts.endKinds.termination')
            : t('deadlines-panel.figures.notice', { status: notice.text })}
        </span>
        {notice.effect && (
          <span className="block text-sm text-ink-soft">
            {t(`deadlines-panel.figures.${isSetEnd ? 'terminated' : 'noticeEffect'}`, {
              day: notice.effect,
            })}
          </span>
        )}
      </p>
      <WhyPopover
        name={isSetEnd ? t('deadlines-panel.acts.endKinds.termination') : notice.text}
        question={t('deadlines-panel.figures.whyPhase')}
        deadlines={deadlines}
        subjects={['notice']}
      />
    </div>
  )
}

function EndFigure({ contractId, deadlines }: FiguresProps) {
  const t = useTexts()
  const { endDate, finalEnd, ending } = deadlines
  const isFinal = ending === 'termination' && finalEnd !== null
  const day = isFinal ? finalEnd : endDate
  return (
    <Figure
      label={t(isFinal ? 'deadlines-panel.figures.finalEnd' : 'deadlines-panel.figures.end')}
      day={day}
      hint={day ? endHint(t, deadlines) : undefined}
      {...(isEndUnknown(deadlines) && { noDay: t('deadlines-panel.figures.unknownEnd') })}
      deadlines={deadlines}
      subjects={isFinal ? ['end', 'notice'] : ['end', 'renewal']}
      {...(contractId !== null && { history: { contractId, value: 'endDate' } })}
    />
  )
}

function endHint(t: ReturnType<typeof useTexts>, { renewal, phase }: ContractDeadlines): string {
  const included = t('deadlines-panel.figures.endHint')
  if (renewal === null || phase === 'ENDED') return included
  return `${included} ${t(`deadlines-panel.figures.renewal.${renewal}`)}`
}

const phaseTones: Record<string, Tone> = {
  NOT_STARTED: 'neutral',
  RUNNING: 'green',
  NOTICE_WINDOW: 'amber',
  RENEWAL_LOCKED: 'accent',
  INDETERMINATE: 'accent',
  TERMINATING: 'violet',
  ENDED: 'neutral',
}
