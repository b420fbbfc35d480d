import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusAfterDrawing } from '../../../ui/use-focus-after-drawing.ts'
import {
  CircuitStep,
  maxSteps,
  movedWords,
  openingWords,
  withMovedStep,
  withoutStep,
  withNewStep,
  type DraftStep,
} from '../../agreement/validation/public.ts'
import { type CircuitRow, type CircuitValidator } from './circuit-queries.ts'
import { NotAvailable } from './not-available.tsx'

const StepConditions = lazy(async () => {
  const [module] = await Promise.all([
    import('./step-conditions.tsx'),
    loadTexts('circuit-rules', 'editor'),
  ])
  return module
})

/** The steps of the circuit being edited; validators are searched on the server. */
export function CircuitSteps(props: {
  circuit: CircuitRow | null
  steps: readonly DraftStep[]
  errorAt: (
    stepId: string,
    part: 'name' | 'chosen' | 'dueDays' | 'conditions',
  ) => string | undefined
  idOf: (stepId: string, part: string) => string
  onWrite: (steps: DraftStep[]) => void
}) {
  const { circuit, steps, errorAt, idOf, onWrite } = props
  const t = useTexts()
  // Search results are available: only saved ones may be gone.
  const saved = distinct(circuit?.steps.flatMap(({ validators }) => validators) ?? [])
  const [said, setSaid] = useState('')
  const focus = useFocusAfterDrawing()
  const write = (changed: DraftStep) => {
    onWrite(steps.map((step) => (step.id === changed.id ? changed : step)))
  }
  const move = (step: DraftStep, direction: 'up' | 'down') => {
    const moved = withMovedStep(steps, step.id, direction)
    onWrite(moved)
    focus(idOf(step.id, direction))
    setSaid(movedWords(t, moved, step.id))
  }
  const add = () => {
    const more = withNewStep(steps)
    onWrite(more)
    focus(idOf(more.at(-1)?.id ?? '', 'name'))
  }
  const remove = (step: DraftStep, place: number) => {
    const left = withoutStep(steps, step.id)
    onWrite(left)
    focus(idOf((left[place] ?? left.at(-1))?.id ?? '', 'name'))
  }
  return (
    <>
      <ol aria-label={t('circuits.steps')} className="flex flex-col gap-3">
        {steps.map((step, place) => (
          <li key={step.id}>
            <CircuitStep
              step={step}
              position={place + 1}
              count={steps.length}
              opening={openingWords(t, steps, step.id)}
              known={saved}
              errorAt={(part) => errorAt(step.id, part)}
              fieldId={(part) => idOf(step.id, part)}
              onWrite={write}
              onMove={(direction) => move(step, direction)}
              onRemove={() => remove(step, place)}
            >
              <Suspense>
                <StepConditions
                  id={idOf(step.id, 'conditions')}
                  value={step.conditions ?? []}
                  error={errorAt(step.id, 'conditions')}
                  onChange={(conditions) => write({ ...step, conditions })}
                />
              </Suspense>
            </CircuitStep>
            <NotAvailable validators={saved.filter((each) => isIn([step], each))} />
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          disabledReason={steps.length >= maxSteps ? t('validation.request.isFull') : null}
          onClick={add}
        >
          {t('validation.request.add')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function isIn(steps: readonly DraftStep[], { _id, kind }: CircuitValidator): boolean {
  return steps.some(({ chosen }) => chosen.includes(`${kind}:${_id}`))
}

function distinct(validators: readonly CircuitValidator[]): CircuitValidator[] {
  return [...new Map(validators.map((each) => [each._id, each])).values()]
}
