import { chosenIn, type DurationValue, type FieldType } from '@tacite/document/field-definition.ts'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import { AmountField, NumberField } from '../../../ui/number-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TaggedField, WireValue } from './choices.ts'
import { choiceOptions, NameField, SingleChoice, YesNo } from './choice-controls.tsx'
import { DurationField } from './duration-field.tsx'
import { fieldId } from './field-id.ts'
import type { NewContractForm } from './use-new-contract.ts'

const ComputedValue = lazy(async () => {
  const { ComputedValue: value } = await import('./computed-value.tsx')
  return { default: value }
})

/** The control for a field of the text, by its type. Its place is highlighted in the text while focused. */
export function FieldControl({ field, form }: { field: TaggedField; form: NewContractForm }) {
  const { variable, type } = field
  const isWide = wideTypes.has(type)
  return (
    <div
      className={isWide ? 'min-w-0 tablet:col-span-2' : 'min-w-0'}
      onFocus={() => form.setActive(variable)}
    >
      {field.formula === null ? (
        <Control field={field} form={form} />
      ) : (
        <Suspense>
          <ComputedValue field={field} form={form} />
        </Suspense>
      )}
    </div>
  )
}

const wideTypes = new Set(['longText', 'address', 'multipleChoice'])

export interface ControlProps {
  field: TaggedField
  form: NewContractForm
}

function Control({ field, form }: ControlProps) {
  const t = useTexts()
  const { variable, label, description } = field
  const isRequired = field.isMetadata && field.required
  const { inherited } = form
  const value = valueOf(field, form)
  const change = (next: WireValue) => form.changeValue(variable, next)
  const isInherited = variable in inherited && value === inherited[variable]
  const shared = {
    id: fieldId(`values.${variable}`),
    label,
    hint: isInherited
      ? t('new-contract.fields.inherited')
      : helpOf(field, form) || description || undefined,
    error: form.errors[`values.${variable}`],
    isRequired,
  }
  // An emptied field of a party falls back to the party's record.
  const leave = () => {
    if (value === '' && variable in inherited) form.changeValue(variable, undefined)
  }
  switch (field.type as FieldType) {
    case 'number':
      return <NumberField {...shared} value={asNumber(value)} onChange={change} />
    case 'percentage':
      return (
        <NumberField
          {...shared}
          unit={t('new-contract.fields.percent')}
          value={asNumber(value)}
          onChange={change}
        />
      )
    case 'amount':
      return (
        <AmountField
          {...shared}
          currency={form.draft.currency ?? form.choices.defaults.currency}
          value={asNumber(value)}
          onChange={change}
        />
      )
    case 'date':
      return <DateField {...shared} value={asText(value)} onChange={change} />
    case 'duration':
      return <DurationField {...shared} value={value as DurationValue | null} onChange={change} />
    case 'yesNo':
      return <YesNo {...shared} value={value} onChange={change} />
    case 'singleChoice':
      return <SingleChoice {...shared} field={field} value={asText(value)} onChange={change} />
    case 'multipleChoice':
      return (
        <MultiSelect
          {...shared}
          placeholder={t('new-contract.fields.choose')}
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
          onBlur={leave}
        />
      )
    case 'person':
      return <NameField {...shared} noun="people" value={value} onChange={change} />
    case 'counterparty':
      return <NameField {...shared} noun="counterparties" value={value} onChange={change} />
    default:
      return (
        <TextField
          {...shared}
          value={asText(value) ?? ''}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
          maxLength={1000}
        />
      )
  }
}

/** What the template says of its question. */
function helpOf({ variable }: TaggedField, { template }: NewContractForm): string {
  return template.chosen?.questions.find((each) => each.variable === variable)?.help ?? ''
}

/** Typed takes precedence over proposed, proposed over the party's record. */
function valueOf({ variable }: TaggedField, form: NewContractForm): WireValue {
  const { draft, template, inherited } = form
  const typed = draft.values[variable]
  if (typed !== undefined) return typed
  return template.chosen?.values[variable] ?? inherited[variable] ?? null
}

function asText(value: WireValue): string | null {
  return typeof value === 'string' ? value : null
}

function asNumber(value: WireValue): number | null {
  return typeof value === 'number' ? value : null
}
