import { durationUnits } from '@tacite/document/field-definition.ts'
import type { DurationUnit, DurationValue } from '@tacite/document/field-definition.ts'
import { useId, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'

interface DurationFieldProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  value: DurationValue | null
  onChange: (value: DurationValue | null) => void
}

/** A number and its unit. The unit stays while the number is retyped. */
export function DurationField({ id, label, hint, error, value, onChange }: DurationFieldProps) {
  const t = useTexts()
  const hintId = useId()
  const [lastUnit, setLastUnit] = useState<DurationUnit>(value?.unit ?? 'months')
  const unit = value?.unit ?? lastUnit
  const units = durationUnits.map((each) => ({
    value: each,
    label: t(`shared-contract.answers.values.unit.${each}`),
  }))
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-medium">
        {label}
        {hint && (
          <span id={hintId} className="block font-normal text-ink-faint">
            {hint}
          </span>
        )}
      </legend>
      <div className="flex items-start gap-2">
        <NumberField
          id={id}
          className="flex-1"
          label={`${label}, ${t('shared-contract.answers.values.durationCount')}`}
          hidesLabel
          error={error}
          value={value?.count ?? null}
          onChange={(count) => onChange(count === null ? null : { count, unit })}
        />
        <Select
          className="w-32 shrink-0"
          label={`${label}, ${t('shared-contract.answers.values.durationUnit')}`}
          hidesLabel
          options={units}
          value={unit}
          onChange={(next) => {
            setLastUnit(next)
            if (value) onChange({ count: value.count, unit: next })
          }}
        />
      </div>
    </fieldset>
  )
}
