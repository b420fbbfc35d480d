import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useMe } from '../../../platform/me.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MoveDueDay } from './due-day/move-due-day.tsx'
import { DecisionButtons } from './decision/decision-buttons.tsx'
import type { DecisionContext } from './decision/decision-dialog.tsx'
import type { Decision } from './decision/kept-decision.ts'
import { stepStanding } from './step-standing.ts'
import type { StepStanding } from './step-standing.ts'
import type { Validation, ValidationStep } from './validation-queries.ts'
import { ValidatorLine } from './validator-line.tsx'

interface StepCardProps {
  contractId: string
  step: ValidationStep
  position: number
  /** Of the validation that the step belongs to. */
  state: Validation['state']
  /** Away from the contract's page. */
  context?: DecisionContext
  /** The choice whose window opens at once. */
  preselected?: Decision['decision'] | undefined
}

/** A step: its rule, its validators with their decisions, and the reader's own decision. */
export function StepCard(props: StepCardProps) {
  const { contractId, step, position, state, context, preselected } = props
  const t = useTexts()
  const formats = useFormats()
  const me = useMe()
  const standing = stepStanding(step, state)
  const isOver = state === 'fallen' || state === 'cancelled'
  const isMine = step.validators.some(({ _id }) => _id === me._id)
  return (
    <div
      className={classNames(
        'rounded-lg border p-3',
        standing === 'open' ? 'border-accent bg-paper' : 'border-line bg-canvas',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium break-words">
            {position}. {step.name}
          </p>
          <p className="text-sm text-ink-soft">
            {t(`validation.step.rule.${step.rule}`)}
            {step.isBesidePrevious && <> · {t('validation.step.beside')}</>}
          </p>
        </div>
        <Badge tone={standingTones[standing]}>{t(`validation.step.outcome.${standing}`)}</Badge>
      </div>
      {step.awaitedSince && (
        <p className="text-sm text-ink-soft tabular-nums">
          {t('validation.step.awaitedSince', { moment: formats.instant(step.awaitedSince) })}
        </p>
      )}
      <DueLine contractId={contractId} step={step} standing={standing} />
      <ul className="mt-2.5 flex flex-col gap-2">
        {step.validators.map((validator) => (
          <ValidatorLine
            key={validator._id}
            contractId={contractId}
            step={step}
            validator={validator}
            standing={standing}
            isReader={validator._id === me._id}
          />
        ))}
      </ul>
      {!isOver && (step.isOpen || isMine) && (
        <DecisionButtons
          contractId={contractId}
          step={step}
          readerId={me._id}
          context={context}
          preselected={preselected}
        />
      )}
    </div>
  )
}

interface DueLineProps {
  contractId: string
  step: ValidationStep
  standing: StepStanding
}

/** Its due day while it is open; before, how long its validators will have. */
function DueLine({ contractId, step, standing }: DueLineProps) {
  const t = useTexts()
  const { dueDays, dueOn, isLate } = step
  if (standing === 'open')
    return (
      <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
        {dueOn && <p>{t('validation.step.dueOn', { day: dueOn })}</p>}
        {isLate && <Badge tone="red">{t('validation.step.late')}</Badge>}
        <MoveDueDay contractId={contractId} step={step} />
      </div>
    )
  if (standing !== 'upcoming' || dueDays === null) return null
  return <p className="text-sm text-ink-soft">{t('validation.step.dueIn', { count: dueDays })}</p>
}

const standingTones: Record<StepStanding, Tone> = {
  open: 'amber',
  accepted: 'green',
  refused: 'red',
  upcoming: 'neutral',
  notReached: 'neutral',
}
