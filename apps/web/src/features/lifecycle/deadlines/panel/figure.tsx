import type { DatedValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { HistoryButton } from '../../as-of/public.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { daysBetween } from './days-between.ts'
import { WhyPopover } from './why-popover.tsx'

interface FigureProps {
  deadlines: ContractDeadlines
  label: string
  day: string | null
  /** What is said without a day; by default that there is no end. */
  noDay?: string
  hint?: ReactNode
  tone?: string | undefined
  subjects: readonly string[]
  /** The value whose history opens from the figure. */
  history?: { contractId: string; value: DatedValue }
}

/** One key date, how far away it is, and its explanation. */
export function Figure({ label, day, noDay, hint, tone, ...of }: FigureProps) {
  const t = useTexts()
  const { deadlines, subjects, history } = of
  const formats = useFormats()
  return (
    <div className="group/row flex items-start justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className={classNames('text-title font-semibold', tone)}>
            {day ? formats.day(day) : (noDay ?? t('deadlines-panel.figures.noEnd'))}
          </span>
          {day && <DaysAway day={day} today={deadlines.today} />}
        </p>
        {hint && <p className="text-sm text-ink-faint">{hint}</p>}
      </div>
      <span className="flex shrink-0 items-center">
        {history && (
          <HistoryButton contractId={history.contractId} values={[history.value]} label={label} />
        )}
        <WhyPopover
          name={label}
          question={t('deadlines-panel.figures.why')}
          deadlines={deadlines}
          subjects={subjects}
        />
      </span>
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
