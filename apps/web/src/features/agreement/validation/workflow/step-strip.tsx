import { useQuery } from '@tanstack/react-query'
import { Check, ChevronsRight, Pause } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Popover } from '../../../../ui/popover.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ChooseWorkflowButton } from './choose-workflow-button.tsx'
import { dayInZone } from './day-in-zone.ts'
import { StepDetails } from './step-details.tsx'
import { standingOf, type StepStanding } from './step-standing.ts'
import { contractStepsQuery } from './workflow-queries.ts'
import type { ContractStep } from './workflow-queries.ts'

/** The steps in order; each opens its details. */
export function StepStrip({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data: steps, error, refetch } = useQuery(contractStepsQuery(contractId))
  if (error && !steps) {
    return (
      <p className="flex h-full items-center gap-3 px-4 text-sm tablet:px-6">
        <span className="truncate" title={messageOf(error)}>
          {t('validation.workflow.failed')}
        </span>
        <Button size="small" onClick={() => void refetch()}>
          {t('common.action.retry')}
        </Button>
      </p>
    )
  }
  if (!steps) {
    return (
      <div aria-busy="true" className="flex h-full items-center gap-6 px-4 tablet:px-6">
        {[0, 1, 2, 3, 4].map((step) => (
          <Skeleton key={step} className="h-4 w-24" />
        ))}
      </div>
    )
  }
  return (
    <ol
      aria-label={t('validation.workflow.label')}
      // Positioned, so that visually hidden text scrolls along instead of widening the page.
      className="relative flex h-full items-center overflow-x-auto px-2 tablet:px-4"
    >
      {steps.map((step, index) => (
        <li key={step._id} className="flex shrink-0 items-center">
          {index > 0 && (
            <span
              aria-hidden
              className={classNames(
                'h-px w-4 tablet:w-6',
                standingOf(step) === 'upcoming' ? 'bg-line-strong' : 'bg-ink-faint',
              )}
            />
          )}
          <StepButton contractId={contractId} step={step} number={index + 1} />
        </li>
      ))}
      <li className="ml-1 shrink-0">
        <ChooseWorkflowButton contractId={contractId} />
      </li>
    </ol>
  )
}

function StepButton(props: { contractId: string; step: ContractStep; number: number }) {
  const { contractId, step, number } = props
  const [isOpened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On a phone the line is wider than the screen: scroll to the open step.
    const line = button.current?.closest('ol')
    if (step.isOpen && line && button.current) line.scrollLeft = button.current.offsetLeft - 80
  }, [step.isOpen])
  return (
    <Popover
      title={step.name}
      isOpen={isOpened}
      onOpenChange={setOpened}
      trigger={
        <button
          ref={button}
          type="button"
          aria-current={step.isOpen ? 'step' : undefined}
          className="flex h-8 items-center gap-2 rounded-md px-2 text-sm -outline-offset-2 hover:bg-sunken data-popup-open:bg-sunken"
        >
          <StepMark step={step} number={number} />
          <StepLabel step={step} />
        </button>
      }
    >
      <StepDetails contractId={contractId} step={step} onDone={() => setOpened(false)} />
    </Popover>
  )
}

function StepMark({ step, number }: { step: ContractStep; number: number }) {
  const standing = standingOf(step)
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-5 shrink-0 items-center justify-center rounded-full text-[11px] font-semibold tabular-nums',
        MARKS[standing],
      )}
    >
      {standing === 'done' ? (
        <Check className="size-3" />
      ) : standing === 'passedOver' ? (
        <ChevronsRight className="size-3" />
      ) : standing === 'suspended' ? (
        <Pause className="size-3" />
      ) : (
        number
      )}
    </span>
  )
}

/** A passed over or suspended step never looks like a completed one. */
const MARKS: Record<StepStanding, string> = {
  done: 'bg-accent text-ink-on-accent',
  current: 'border-2 border-accent text-accent',
  passedOver: 'border border-dashed border-line-field text-ink-soft',
  suspended: 'border-2 border-amber text-amber-ink',
  upcoming: 'border border-line-field text-ink-faint',
}

function StepLabel({ step }: { step: ContractStep }) {
  const t = useTexts()
  const timeZone = useMe().data?.company.timeZone ?? 'Europe/Paris'
  const { dueDate } = step
  const standing = standingOf(step)
  const isAhead = standing === 'current' || standing === 'upcoming'
  const isLate = dueDate !== null && isAhead && dueDate < dayInZone(timeZone, new Date())
  return (
    <span className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span className={LABELS[standing]}>{step.name}</span>
      <span className="sr-only">, {t(`validation.workflow.${standing}`)}</span>
      {dueDate && isAhead && (
        <span className={classNames('text-xs', isLate ? 'text-red-ink' : 'text-ink-faint')}>
          {t(isLate ? 'validation.workflow.late' : 'validation.workflow.due', { day: dueDate })}
        </span>
      )}
    </span>
  )
}

const LABELS: Record<StepStanding, string> = {
  done: '',
  current: 'font-semibold',
  passedOver: 'text-ink-soft italic',
  suspended: 'font-semibold text-amber-ink',
  upcoming: 'text-ink-soft',
}
