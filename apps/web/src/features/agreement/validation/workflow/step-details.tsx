import type { Translator } from '@tacite/i18n/translator.ts'
import { useQueryClient } from '@tanstack/react-query'
import { changedMeanwhile } from '../../../../platform/changed-meanwhile.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { standingOf } from './step-standing.ts'
import { changeStep, contractStepsQuery, useChangeStep } from './workflow-queries.ts'
import type { ContractStep } from './workflow-queries.ts'

interface StepDetailsProps {
  contractId: string
  step: ContractStep
  onDone: () => void
}

/** A step's description, state and due date, and completing it manually. */
export function StepDetails({ contractId, step, onDone }: StepDetailsProps) {
  const t = useTexts()
  const formats = useFormats()
  const standing = standingOf(step)
  const hasLeft = standing === 'done' || standing === 'passedOver'
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
          <StepColour colour={step.color} />
          {describeStanding(t, formats.instant, step)}
        </p>
        {step.isRequired && (
          <p className="mt-1 text-sm font-medium">{t('validation.workflow.isRequired')}</p>
        )}
        {step.description && <p className="mt-1 break-words">{step.description}</p>}
      </div>
      {!hasLeft && <DueDateForm contractId={contractId} step={step} onDone={onDone} />}
      {(step.isOpen || hasLeft) && (
        <CompleteButton contractId={contractId} step={step} onDone={onDone} />
      )}
    </div>
  )
}

/** The state of the step; of a completed or skipped one, when and by whom. */
function describeStanding(
  t: Translator,
  written: (instant: string) => string,
  step: ContractStep,
): string {
  const { completedAt, passedOverAt, leftBy: name } = step
  if (standingOf(step) === 'suspended') return t('validation.workflow.isSuspended')
  if (step.isOpen && !completedAt) return t('validation.workflow.isCurrent')
  if (completedAt) {
    const moment = written(completedAt)
    return name
      ? t('validation.workflow.completedOnBy', { moment, name })
      : t('validation.workflow.completedOn', { moment })
  }
  if (!passedOverAt) return t('validation.workflow.isUpcoming')
  const moment = written(passedOverAt)
  return name
    ? t('validation.workflow.passedOverOnBy', { moment, name })
    : t('validation.workflow.passedOverOn', { moment })
}

function StepColour({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      className="size-2 shrink-0 rounded-[2px]"
      style={{ backgroundColor: colour }}
    />
  )
}

function CompleteButton({ contractId, step, onDone }: StepDetailsProps) {
  const t = useTexts()
  const change = useChangeStep(contractId, step._id)
  const isCompleted = step.isOpen && !step.isCompleted
  const run = () =>
    change.mutate(
      { isCompleted },
      {
        onSuccess: () => {
          onDone()
          const key = isCompleted ? 'validation.workflow.completed' : 'validation.workflow.reopened'
          toasts.success(currentTexts()(key, { name: step.name }))
        },
      },
    )
  return (
    <div>
      <Button
        variant={isCompleted ? 'primary' : 'secondary'}
        isBusy={change.isPending}
        disabledReason={step.changing?.message}
        onClick={run}
      >
        {t(isCompleted ? 'validation.workflow.complete' : 'validation.workflow.reopen')}
      </Button>
    </div>
  )
}

function DueDateForm({ contractId, step, onDone }: StepDetailsProps) {
  const t = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const refused = step.settingDueDate?.message ?? null
  const form = useForm({
    initial: { day: step.dueDate },
    beforeSubmit: ({ day }) => refused === null && isDay(day),
    soleField: 'day',
    changedMeanwhile: changedMeanwhile(formats.day),
    goesToField: true,
    save: ({ day }) => changeStep(contractId, step._id, { dueDate: day, replaces: step.dueDate }),
    changes: [{ topic: 'contract', contractId }],
    onSaved: (steps, { day }) => {
      queryClient.setQueryData(contractStepsQuery(contractId).queryKey, steps)
      onDone()
      const key = day ? 'validation.workflow.dueDateSaved' : 'validation.workflow.dueDateCleared'
      toasts.success(currentTexts()(key))
    },
  })
  return (
    <form {...form.element} className="flex flex-col items-start gap-2">
      <DateField
        {...form.bind('day')}
        className="w-full"
        label={t('validation.workflow.dueDate')}
        readOnly={refused !== null}
      />
      <Button
        type="submit"
        size="small"
        isBusy={form.isBusy}
        disabledReason={refused ?? (isDay(form.values.day) ? null : t('common.field.invalidDay'))}
      >
        {t('validation.workflow.saveDueDate')}
      </Button>
    </form>
  )
}

/** No day is one too: then nothing is due. */
function isDay(day: string | null): boolean {
  return day === null || /^\d{4}-\d{2}-\d{2}$/.test(day)
}
