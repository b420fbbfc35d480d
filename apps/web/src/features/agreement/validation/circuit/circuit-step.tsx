import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { ChoicesField } from '../../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { DraftStep } from './circuit-draft.ts'

const DueDaysField = lazy(() => import('./due-days-field.tsx'))

interface CircuitStepProps {
  step: DraftStep
  position: number
  count: number
  /** When it opens: with which other steps, or after which. */
  opening: string
  /** People and groups whose names the screen knows, unavailable ones included. */
  known?: readonly { _id: string; name: string; kind: string }[]
  errorAt: (part: 'name' | 'chosen' | 'dueDays') => string | undefined
  fieldId: (part: 'name' | 'chosen' | 'dueDays' | 'up' | 'down') => string
  onWrite: (step: DraftStep) => void
  onMove: (direction: 'up' | 'down') => void
  onRemove: () => void
  /** What the screen adds to the step. */
  children?: ReactNode
}

/** One step of the circuit being edited. */
export function CircuitStep(props: CircuitStepProps) {
  const { step, position, known = [], errorAt, fieldId, onWrite } = props
  const t = useTexts()
  return (
    <fieldset className="rounded-lg border border-line-strong p-3">
      <legend className="sr-only">{t('validation.request.step', { position })}</legend>
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <span aria-hidden className="font-semibold">
            {t('validation.request.step', { position })}
          </span>
          <StepMoves {...props} />
        </div>
        {props.count > 1 && <p className="-mt-2 text-sm text-ink-soft">{props.opening}</p>}
        <TextField
          id={fieldId('name')}
          label={t('validation.request.name')}
          value={step.name}
          onChange={(event) => onWrite({ ...step, name: event.target.value })}
          maxLength={120}
          error={errorAt('name')}
          isRequired
        />
        <ChoicesField
          id={fieldId('chosen')}
          noun="validators"
          known={known}
          describe={({ kind }) => (kind === 'group' ? { hint: t('validation.request.group') } : {})}
          label={t('validation.request.validators')}
          placeholder={t('validation.request.validatorsPlaceholder')}
          values={step.chosen}
          onChange={(chosen) => onWrite({ ...step, chosen })}
          error={errorAt('chosen')}
          isRequired
        />
        <Missing {...props} />
        <RadioGroup
          label={t('validation.request.rule')}
          isRow
          options={[
            { value: 'oneOf', label: t('validation.step.rule.oneOf') },
            { value: 'all', label: t('validation.step.rule.all') },
          ]}
          value={step.rule}
          onChange={(rule) => onWrite({ ...step, rule })}
        />
        <Suspense>
          <DueDaysField
            id={fieldId('dueDays')}
            value={step.dueDays ?? null}
            error={errorAt('dueDays')}
            onChange={(dueDays) => onWrite({ ...step, dueDays })}
          />
        </Suspense>
        {position > 1 && (
          <Checkbox
            label={t('validation.step.beside')}
            checked={step.isBesidePrevious ?? false}
            onChange={(event) => onWrite({ ...step, isBesidePrevious: event.target.checked })}
          />
        )}
        {props.children}
      </div>
    </fieldset>
  )
}

/** Unavailable people of the circuit. */
function Missing({ step, onWrite }: CircuitStepProps) {
  const t = useTexts()
  const { missing = [] } = step
  if (missing.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
      <span>{t('validation.request.replace', { names: missing.join(', ') })}</span>
      <Button size="small" onClick={() => onWrite({ ...step, missing: [] })}>
        {t('validation.request.goWithout')}
      </Button>
    </div>
  )
}

function StepMoves({ step, position, count, fieldId, onMove, onRemove }: CircuitStepProps) {
  const t = useTexts()
  const name = step.name || t('validation.request.unnamed')
  return (
    <span className="flex">
      <IconButton
        id={fieldId('up')}
        size="small"
        label={t('validation.request.up', { name })}
        icon={<ArrowUp aria-hidden />}
        disabledReason={position === 1 ? t('validation.request.isFirst') : null}
        onClick={() => onMove('up')}
      />
      <IconButton
        id={fieldId('down')}
        size="small"
        label={t('validation.request.down', { name })}
        icon={<ArrowDown aria-hidden />}
        disabledReason={position === count ? t('validation.request.isLast') : null}
        onClick={() => onMove('down')}
      />
      <IconButton
        size="small"
        label={t('validation.request.remove', { name })}
        icon={<Trash2 aria-hidden />}
        disabledReason={count === 1 ? t('validation.request.isOnly') : null}
        onClick={onRemove}
      />
    </span>
  )
}
