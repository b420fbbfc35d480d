import { MOST_STEPS } from '@tacite/domain/workflows/workflow-steps.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusAfterDrawing } from '../../../ui/use-focus-after-drawing.ts'
import { StepCard } from './step-card.tsx'
import { stepField, type WorkflowForm } from './use-workflow-form.ts'
import { withStepAt, type DraftStep } from './workflow-draft.ts'

/** The steps in order, each with its actions. */
export function WorkflowSteps({ form }: { form: WorkflowForm }) {
  const t = useTexts()
  const me = useMe()
  const focus = useFocusAfterDrawing()
  const [said, setSaid] = useState('')
  const { steps } = form.draft
  const kinds = steps.map(({ kind }) => kind)
  const uncreatable = holds(me, 'workflows:step:create')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_WORKFLOWS_STEP_CREATE' })
  const move = (step: DraftStep, place: number) => {
    const from = steps.findIndex(({ key }) => key === step.key)
    if (from < 0 || place < 0 || place >= steps.length || place === from) return
    form.write({ steps: withStepAt(steps, step.key, place) })
    const name = step.name || t('workflows.step.unnamed')
    setSaid(t('workflows.step.moved', { name, place: place + 1, count: steps.length }))
    // A pressed button keeps the focus at the step's new position.
    const active = document.activeElement?.id
    if (active?.startsWith(form.fieldId(step.key, ''))) focus(active)
  }
  return (
    <section aria-labelledby={`${form.id}-steps`} className="flex flex-col gap-3">
      <h2 id={`${form.id}-steps`} className="text-lg font-semibold">
        {t('workflows.steps')}
      </h2>
      <p className="-mt-2 text-ink-soft">
        <span className="hidden any-pointer-fine:inline">{t('workflows.stepsKeys')} </span>
        {t('workflows.stepsHint')}
      </p>
      <ol aria-label={t('workflows.steps')} className="flex flex-col gap-3">
        {steps.map((step, place) => (
          <li key={step.key}>
            <StepCard
              step={step}
              place={place}
              kinds={kinds}
              fieldId={(part) => form.fieldId(step.key, part)}
              errorAt={(part) => form.errorAt(stepField(step.key, part))}
              unchangeable={
                step.stepId === null || holds(me, 'workflows:step:update')
                  ? null
                  : t.refusal({ code: 'NOT_ALLOWED_WORKFLOWS_STEP_UPDATE' })
              }
              unremovable={whyKept(t, step, steps.length, holds(me, 'workflows:step:delete'))}
              onWrite={form.writeStep}
              onMove={(to) => move(step, to)}
              onRemove={() => {
                form.write({ steps: steps.filter(({ key }) => key !== step.key) })
                setSaid(t('workflows.step.removed', { name: step.name }))
                const next = steps[place + 1] ?? steps[place - 1]
                if (next) focus(form.fieldId(next.key, 'name'))
              }}
              onDropped={(key) => {
                const dropped = steps.find((each) => each.key === key)
                if (dropped) move(dropped, place)
              }}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          icon={<Plus aria-hidden />}
          disabledReason={
            uncreatable ?? (steps.length >= MOST_STEPS ? t('workflows.step.isFull') : null)
          }
          onClick={() => focus(form.fieldId(form.addStep(), 'name'))}
        >
          {t('workflows.step.add')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

function whyKept(
  t: ReturnType<typeof useTexts>,
  step: DraftStep,
  count: number,
  mayRemove: boolean,
): string | null {
  if (step.stepId !== null && !mayRemove)
    return t.refusal({ code: 'NOT_ALLOWED_WORKFLOWS_STEP_DELETE' })
  if (count === 1) return t.refusal({ code: 'WORKFLOW_STEPS_REQUIRED' })
  const { name, circuits } = step
  return circuits > 0 ? t.refusal({ code: 'STEP_HAS_CIRCUITS', params: { name, circuits } }) : null
}
