import {
  chosenIn,
  durationUnits,
  isDurationValue,
  type DurationUnit,
} from '@tacite/document/field-definition.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { MultiSelect } from '../../../../ui/multi-select.tsx'
import { AmountField, NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { TaggedField } from '../text/fields.ts'
import type { FieldInput } from '../text/text-owner.ts'

export interface FieldValueControlProps {
  field: Pick<TaggedField, 'label' | 'type' | 'choices' | 'required'>
  value: FieldInput
  /** Null empties the field; NaN is a text that is not a number. */
  onChange: (value: FieldInput) => void
  id?: string
  error?: string | null | undefined
  hint?: ReactNode
  hidesLabel?: boolean
  /** Of an amount. */
  currency: string
}

/** The control for a tagged field's type. */
export function FieldValueControl(props: FieldValueControlProps) {
  const { field, value, onChange, currency, ...rest } = props
  const t = useTexts()
  const shared = { label: field.label, ...rest }
  const text = typeof value === 'string' ? value : ''
  const figure = typeof value === 'number' ? value : null
  const write = (typed: string) => onChange(typed === '' ? null : typed)
  const options = field.choices.map((choice) => ({ value: choice, label: choice }))
  switch (field.type) {
    case 'longText':
    case 'address':
      return <TextArea {...shared} value={text} onChange={(event) => write(event.target.value)} />
    case 'number':
      return <NumberField {...shared} value={figure} onChange={onChange} />
    case 'percentage':
      return <NumberField {...shared} unit="%" value={figure} onChange={onChange} />
    case 'amount':
      return <AmountField {...shared} currency={currency} value={figure} onChange={onChange} />
    case 'date':
      return <DateField {...shared} value={text || null} onChange={onChange} />
    case 'duration':
      return <DurationControl {...shared} value={value} onChange={onChange} />
    case 'yesNo':
      return (
        <RadioGroup
          {...shared}
          isRow
          options={[
            { value: 'true', label: t('editor.field.yes') },
            { value: 'false', label: t('editor.field.no') },
          ]}
          value={typeof value === 'boolean' ? (String(value) as 'true' | 'false') : null}
          onChange={(chosen) => onChange(chosen === 'true')}
        />
      )
    case 'singleChoice':
      return <Select {...shared} options={options} value={text || null} onChange={onChange} />
    case 'multipleChoice':
      return (
        <MultiSelect
          {...shared}
          options={options}
          values={chosenIn(value)}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
        />
      )
    default:
      return <TextField {...shared} value={text} onChange={(event) => write(event.target.value)} />
  }
}

type DurationControlProps = Omit<FieldValueControlProps, 'field' | 'currency'> & { label: string }

/** A count and its unit; without a count there is no duration. */
function DurationControl({ value, onChange, ...field }: DurationControlProps) {
  const t = useTexts()
  const duration = isDurationValue(value) ? value : null
  const unit = duration?.unit ?? 'months'
  const count = typeof value === 'number' ? value : (duration?.count ?? null)
  const change = (next: number | null, nextUnit: DurationUnit) => {
    const isFigure = next !== null && !Number.isNaN(next)
    onChange(isFigure ? { count: Math.round(next), unit: nextUnit } : next)
  }
  return (
    <div className="flex items-end gap-2">
      <NumberField
        {...field}
        className="w-28"
        value={count}
        onChange={(next) => change(next, unit)}
      />
      <Select
        label={t('editor.field.unit')}
        hidesLabel
        className="flex-1"
        options={durationUnits.map((one) => ({
          value: one,
          label: t(`editor.field.units.${one}`),
        }))}
        value={unit}
        onChange={(next) => change(count, next)}
      />
    </div>
  )
}
