import { chosenIn, type DurationValue, type FieldType } from '@tacite/document/field-definition.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import { AmountField, NumberField } from '../../../ui/number-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { choiceOptions, SingleChoice, YesNo } from './choice-controls.tsx'
import type { WireValue } from './choices.ts'
import { DurationField } from './duration-field.tsx'

export interface TypedControlProps {
  field: { type: string; choices: readonly string[] }
  /** Props of every control. */
  shared: {
    id: string
    label: string
    hint: string | undefined
    error: string | undefined
    isRequired?: boolean
  }
  value: WireValue
  /** Of an amount. */
  currency: string
  onChange: (value: WireValue) => void
  /** A typed text loses the focus. */
  onLeave?: () => void
  /** How a person or a party is named; by default a plain text, for who does not know those of the company. */
  names?: (noun: 'people' | 'counterparties') => ReactNode
}

/** The control for a value, by the type of its field. */
export function TypedControl(props: TypedControlProps) {
  const { field, shared, value, currency, onChange: change, onLeave, names } = props
  const t = useTexts()
  switch (field.type as FieldType) {
    case 'number':
      return <NumberField {...shared} value={asNumber(value)} onChange={change} />
    case 'percentage':
      return (
        <NumberField
          {...shared}
          unit={t('shared-contract.answers.values.percent')}
          value={asNumber(value)}
          onChange={change}
        />
      )
    case 'amount':
      return (
        <AmountField {...shared} currency={currency} value={asNumber(value)} onChange={change} />
      )
    case 'date':
      return <DateField {...shared} value={asText(value)} onChange={change} />
    case 'duration':
      return <DurationField {...shared} value={value as DurationValue | null} onChange={change} />
    case 'yesNo':
      return <YesNo {...shared} value={value} onChange={change} />
    case 'singleChoice':
      return (
        <SingleChoice {...shared} choices={field.choices} value={asText(value)} onChange={change} />
      )
    case 'multipleChoice':
      return (
        <MultiSelect
          {...shared}
          placeholder={t('shared-contract.answers.values.choose')}
          options={choiceOptions(field.choices)}
          values={chosenIn(value)}
          onChange={change}
        />
      )
    case 'longText':
    case 'address':
      return (
        <TextArea
          {...shared}
          value={asText(value) ?? ''}
          onChange={(event) => change(event.target.value)}
          onBlur={onLeave}
        />
      )
    case 'person':
      return names?.('people') ?? <Line {...props} />
    case 'counterparty':
      return names?.('counterparties') ?? <Line {...props} />
    default:
      return <Line {...props} />
  }
}

function Line({ shared, value, onChange, onLeave }: TypedControlProps) {
  return (
    <TextField
      {...shared}
      value={asText(value) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      maxLength={1000}
    />
  )
}

export const wideTypes: ReadonlySet<string> = new Set(['longText', 'address', 'multipleChoice'])

function asText(value: WireValue): string | null {
  return typeof value === 'string' ? value : null
}

function asNumber(value: WireValue): number | null {
  return typeof value === 'number' ? value : null
}
