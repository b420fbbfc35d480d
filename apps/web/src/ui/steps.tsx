import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useUiTexts } from './ui-texts.tsx'

export interface Step {
  id: string
  label: ReactNode
  /** A second line: who, when. */
  detail?: ReactNode
  state: 'done' | 'current' | 'upcoming'
}

/** The position in an ordered path: a workflow, a form of several pages. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3 tablet:flex-row tablet:gap-2">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex min-w-0 items-start gap-2 tablet:flex-1 tablet:flex-col"
        >
          <div className="flex w-auto items-center gap-2 tablet:w-full">
            <StepMark state={step.state} number={index + 1} />
            {index < steps.length - 1 && (
              <span
                aria-hidden
                className={classNames(
                  'hidden h-px flex-1 tablet:block',
                  step.state === 'done' ? 'bg-accent' : 'bg-line-strong',
                )}
              />
            )}
          </div>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state, number }: { state: Step['state']; number: number }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold tabular-nums',
        state === 'done' && 'bg-accent text-ink-on-accent',
        state === 'current' && 'border-2 border-accent text-accent',
        state === 'upcoming' && 'border border-line-field text-ink-faint',
      )}
    >
      {state === 'done' ? <Check className="size-3.5" /> : number}
    </span>
  )
}

function StepText({ step }: { step: Step }) {
  const texts = useUiTexts()
  const said = { done: texts.stepDone, current: texts.stepCurrent, upcoming: null }[step.state]
  return (
    <div className="min-w-0 pt-0.5 tablet:pr-3">
      <p
        className={classNames(
          'text-sm',
          step.state === 'current' ? 'font-semibold' : 'font-medium',
          step.state === 'upcoming' && 'text-ink-faint',
        )}
      >
        {step.label}
        {said && <span className="sr-only">, {said}</span>}
      </p>
      {step.detail && <p className="text-xs text-ink-faint">{step.detail}</p>}
    </div>
  )
}
