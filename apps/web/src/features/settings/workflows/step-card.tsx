import {
  canBeRequired,
  kindsAt,
  STEP_COLOURS,
  STEP_KINDS,
  type StepColour,
  type StepKind,
} from '@tacite/domain/workflows/workflow-steps.ts'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ColourDot } from './step-dots.tsx'
import type { DraftStep } from './workflow-draft.ts'

interface StepCardProps {
  step: DraftStep
  place: number
  kinds: readonly StepKind[]
  fieldId: (part: string) => string
  errorAt: (part: string) => string | undefined
  /** Why it cannot be changed or removed. */
  unchangeable: string | null
  unremovable: string | null
  onWrite: (step: DraftStep) => void
  onMove: (place: number) => void
  onRemove: () => void
  /** Another step was dropped on this one. */
  onDropped: (key: string) => void
}

/** One step of the workflow being edited; Alt and an arrow key move it from anywhere inside. */
export function StepCard(props: StepCardProps) {
  const { step, place, onMove, onDropped } = props
  const t = useTexts()
  const [isOver, setOver] = useState(false)
  const moveByKeys = (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !way || props.unchangeable) return
    event.preventDefault()
    // A closed list would open.
    event.stopPropagation()
    onMove(place + way)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <fieldset
      onKeyDownCapture={moveByKeys}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDropped(event.dataTransfer.getData(DRAGGED))
      }}
      className={classNames(
        'min-w-0 rounded-lg border bg-paper p-3',
        isOver ? 'border-accent' : 'border-line-strong',
      )}
    >
      <legend className="sr-only">
        {t('workflows.step.legend', { place: place + 1, name: step.name })}
      </legend>
      <StepHead {...props} />
      <StepFields {...props} />
    </fieldset>
  )
}

const DRAGGED = 'application/x-workflow-step'

function StepHead(props: StepCardProps) {
  const { step, place, kinds, fieldId, unchangeable, unremovable, onMove, onRemove } = props
  const t = useTexts()
  const name = step.name || t('workflows.step.unnamed')
  return (
    <div className="mb-2 flex items-center gap-2">
      <span
        aria-hidden
        draggable={!unchangeable}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, step.key)
          event.dataTransfer.effectAllowed = 'move'
        }}
        className={classNames('-ml-1 text-ink-faint', unchangeable ? 'opacity-40' : 'cursor-grab')}
      >
        <GripVertical className="size-4" />
      </span>
      <ColourDot colour={step.color} />
      <span aria-hidden className="min-w-0 truncate font-semibold">
        {place + 1}. {name}
      </span>
      {step.contracts > 0 && (
        <span className="hidden text-sm whitespace-nowrap text-ink-soft tablet:inline">
          {t('workflows.step.standing', { count: step.contracts })}
        </span>
      )}
      <span className="ml-auto flex shrink-0">
        <IconButton
          id={fieldId('up')}
          size="small"
          label={t('workflows.step.up', { name })}
          keys="Alt ↑"
          icon={<ArrowUp aria-hidden />}
          disabledReason={unchangeable ?? (place === 0 ? t('workflows.step.isFirst') : null)}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          id={fieldId('down')}
          size="small"
          label={t('workflows.step.down', { name })}
          keys="Alt ↓"
          icon={<ArrowDown aria-hidden />}
          disabledReason={
            unchangeable ?? (place === kinds.length - 1 ? t('workflows.step.isLast') : null)
          }
          onClick={() => onMove(place + 1)}
        />
        <IconButton
          size="small"
          label={t('workflows.step.remove', { name })}
          icon={<Trash2 aria-hidden />}
          disabledReason={unremovable}
          onClick={onRemove}
        />
      </span>
    </div>
  )
}

function StepFields(props: StepCardProps) {
  const { step, place, kinds, fieldId, errorAt, unchangeable, onWrite } = props
  const t = useTexts()
  const fits = kindsAt(kinds, place)
  const colours = Object.entries(STEP_COLOURS) as [StepColour, string][]
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <TextField
        id={fieldId('name')}
        label={t('workflows.step.name')}
        value={step.name}
        maxLength={80}
        readOnly={Boolean(unchangeable)}
        hint={unchangeable}
        error={errorAt('name')}
        onChange={(event) => onWrite({ ...step, name: event.target.value })}
        isRequired
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select<StepKind>
          id={fieldId('kind')}
          label={t('workflows.step.kind')}
          value={step.kind}
          disabled={step.isUsed || Boolean(unchangeable)}
          aside={
            step.isUsed && (
              <span className="text-sm text-ink-faint">{t('workflows.step.kindSettled')}</span>
            )
          }
          error={errorAt('kind')}
          onChange={(kind) => onWrite({ ...step, kind })}
          options={STEP_KINDS.map((kind) => ({
            value: kind,
            label: t(`workflows.kind.${kind}`),
            isDisabled: kind !== step.kind && !fits.includes(kind),
          }))}
        />
        <Select
          id={fieldId('color')}
          label={t('workflows.step.colour')}
          value={step.color}
          disabled={Boolean(unchangeable)}
          error={errorAt('color')}
          onChange={(color) => onWrite({ ...step, color })}
          renderMark={({ value }) => <ColourDot colour={value} />}
          options={colours.map(([name, value]) => ({
            value,
            label: t(`workflows.colour.${name}`),
          }))}
        />
      </div>
      <TextArea
        id={fieldId('description')}
        className="tablet:col-span-2"
        label={t('workflows.step.description')}
        value={step.description}
        rows={2}
        maxLength={500}
        readOnly={Boolean(unchangeable)}
        error={errorAt('description')}
        onChange={(event) => onWrite({ ...step, description: event.target.value })}
        isRequired
      />
      <NumberField
        id={fieldId('dueDays')}
        label={t('workflows.step.dueDays')}
        unit={t('workflows.step.days')}
        value={step.dueDays}
        readOnly={Boolean(unchangeable)}
        error={errorAt('dueDays')}
        // What cannot be read as whole days is refused, and never taken for none.
        onChange={(typed) =>
          onWrite({ ...step, dueDays: typed === null || Number.isInteger(typed) ? typed : 0 })
        }
        isOptional
      />
      {/* The first step is always gone through. */}
      {place > 0 && canBeRequired(step.kind) && (
        <Checkbox
          label={t('workflows.step.required')}
          hint={t('workflows.step.requiredHint')}
          checked={step.isRequired}
          disabled={Boolean(unchangeable)}
          onChange={({ target }) => onWrite({ ...step, isRequired: target.checked })}
        />
      )}
    </div>
  )
}
