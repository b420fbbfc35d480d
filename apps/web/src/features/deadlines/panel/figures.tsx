import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { daysBetween } from './days-between.ts'
import { WhyPopover } from './why-popover.tsx'

interface FiguresProps {
  deadlines: ContractDeadlines
}

/** Where the contract stands and the days that count, each with its why. */
export function Figures({ deadlines }: FiguresProps) {
  const t = useTexts()
  const { phase, phaseText, prudentLimit, legalLimit, sendBy, limitMeaning } = deadlines
  const meaning = limitMeaning ?? 'preventRenewal'
  const tone = limitMeaning === 'obtainRenewal' ? 'text-violet-ink' : 'text-amber-ink'
  return (
    <section aria-label={t('deadlines-panel.figures.label')} className="flex flex-col">
      <div className="flex items-start justify-between gap-3 pb-3">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <Badge tone={phaseTones[phase] ?? 'neutral'}>{phaseText}</Badge>
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
      <EndFigure deadlines={deadlines} />
      {prudentLimit && (
        <Figure
          label={t(`deadlines-panel.figures.prudent.${meaning}`)}
          day={prudentLimit}
          hint={t(`deadlines-panel.figures.meaning.${meaning}`)}
          tone={tone}
          deadlines={deadlines}
          subjects={['limit', 'regime']}
        />
      )}
      {legalLimit && (
        <Figure
          label={t(`deadlines-panel.figures.limit.${meaning}`)}
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
      {!prudentLimit && !legalLimit && (
        <p className="border-t border-line py-3 text-sm text-ink-faint">
          {t('deadlines-panel.figures.noLimit')}
        </p>
      )}
    </section>
  )
}

function TermNumber({ deadlines: { term, phase } }: FiguresProps) {
  const t = useTexts()
  if (phase === 'INDETERMINATE') return null
  const { number, of } = term
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {of === null
        ? t('deadlines-panel.figures.termOpen', { number })
        : t('deadlines-panel.figures.term', { number, of })}
    </p>
  )
}

function NoticeVerdict({ deadlines }: FiguresProps) {
  const t = useTexts()
  const { notice } = deadlines
  if (!notice) return null
  return (
    <div className="mb-3 flex items-start justify-between gap-3 rounded-md bg-sunken px-3 py-2">
      <p>
        <span className="font-medium">
          {t('deadlines-panel.figures.notice', { status: notice.text })}
        </span>
        {notice.effect && (
          <span className="block text-sm text-ink-soft">
            {t('deadlines-panel.figures.noticeEffect', { day: notice.effect })}
          </span>
        )}
      </p>
      <WhyPopover
        name={notice.text}
        question={t('deadlines-panel.figures.whyPhase')}
        deadlines={deadlines}
        subjects={['notice']}
      />
    </div>
  )
}

function EndFigure({ deadlines }: FiguresProps) {
  const t = useTexts()
  const { endDate, finalEnd, ending } = deadlines
  const isFinal = ending === 'termination' && finalEnd !== null
  const day = isFinal ? finalEnd : endDate
  return (
    <Figure
      label={t(isFinal ? 'deadlines-panel.figures.finalEnd' : 'deadlines-panel.figures.end')}
      day={day}
      hint={day ? t('deadlines-panel.figures.endHint') : undefined}
      deadlines={deadlines}
      subjects={isFinal ? ['end', 'notice'] : ['end', 'renewal']}
    />
  )
}

interface FigureProps extends FiguresProps {
  label: string
  day: string | null
  hint?: ReactNode
  tone?: string
  subjects: readonly string[]
}

function Figure({ label, day, hint, tone, deadlines, subjects }: FigureProps) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="flex items-start justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className={classNames('text-title font-semibold', tone)}>
            {day ? formats.day(day) : t('deadlines-panel.figures.noEnd')}
          </span>
          {day && <DaysAway day={day} today={deadlines.today} />}
        </p>
        {hint && <p className="text-sm text-ink-faint">{hint}</p>}
      </div>
      <WhyPopover
        name={label}
        question={t('deadlines-panel.figures.why')}
        deadlines={deadlines}
        subjects={subjects}
      />
    </div>
  )
}

function DaysAway({ day, today }: { day: string; today: string }) {
  const t = useTexts()
  const days = daysBetween(today, day)
  return (
    <span className="text-sm text-ink-faint">
      {days === 0
        ? t('deadlines-panel.figures.today')
        : days > 0
          ? t('deadlines-panel.figures.daysLeft', { count: days })
          : t('deadlines-panel.figures.daysAgo', { count: -days })}
    </span>
  )
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
