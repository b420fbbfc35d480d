import { CircleCheck, CircleX, Clock, Minus } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConditionView } from './condition/condition-view.tsx'
import { validatorStanding } from './step-standing.ts'
import type { StepStanding } from './step-standing.ts'
import { ReminderButton } from './reminder/reminder-button.tsx'
import { ReminderNotes } from './reminder/reminder-notes.tsx'
import type { ValidationStep, Validator } from './validation-queries.ts'

/** One validator, their decision, when and why. */
export function ValidatorLine(props: {
  contractId: string
  step: ValidationStep
  validator: Validator
  standing: StepStanding
  isReader: boolean
}) {
  const { contractId, step, validator, standing, isReader } = props
  const t = useTexts()
  const formats = useFormats()
  const own = validatorStanding(validator, standing)
  const { Icon, colour } = looks[own]
  const isAwaited = standing === 'open' && own === 'none'
  const said =
    own === 'accepted' || own === 'refused'
      ? t(`validation.step.decision.${validator.condition ? 'conditional' : own}`, {
          moment: validator.decidedAt ? formats.instant(validator.decidedAt) : '',
        })
      : t(`validation.step.decision.${own}`)
  return (
    <li className="flex gap-2">
      <Avatar name={validator.name} picture={pictureOf(validator)} size="small" />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          {validator.name}
          {isReader && <span className="text-ink-soft"> ({t('validation.step.you')})</span>}
        </p>
        <p className={classNames('flex items-start gap-1 text-sm', colour)}>
          <Icon aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          <span className="tabular-nums">
            {said}
            {validator.decidedBy && ` ${t('validation.decidedBy', { name: validator.decidedBy })}`}
          </span>
        </p>
        {validator.reason && (
          <blockquote className="mt-1 border-l-2 border-line-strong pl-2.5 text-sm break-words whitespace-pre-line text-ink-soft">
            {validator.reason}
          </blockquote>
        )}
        {validator.condition && (
          <ConditionView
            contractId={contractId}
            validator={validator}
            condition={validator.condition}
          />
        )}
        {isAwaited && (
          <>
            <ReminderNotes validator={validator} />
            <ReminderButton contractId={contractId} step={step} validator={validator} />
          </>
        )}
      </div>
    </li>
  )
}

const looks = {
  accepted: { Icon: CircleCheck, colour: 'text-green-ink' },
  refused: { Icon: CircleX, colour: 'text-red-ink' },
  none: { Icon: Clock, colour: 'text-ink-soft' },
  notAsked: { Icon: Minus, colour: 'text-ink-faint' },
}
