import { askedOutside } from '@tacite/document/template-questions.ts'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import type { TaggedField, WireValue } from './choices.ts'
import { fieldId } from './field-id.ts'
import { NameField } from './name-field.tsx'
import { TypedControl, wideTypes } from './typed-control.tsx'
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

export interface ControlProps {
  field: TaggedField
  form: NewContractForm
}

function Control({ field, form }: ControlProps) {
  const t = useTexts()
  const { variable, label, description } = field
  const isLater = askedOutside(form.template.chosen?.questions ?? []).has(variable)
  const isRequired = field.isMetadata && field.required && !isLater
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
  return (
    <TypedControl
      field={field}
      shared={shared}
      value={value}
      currency={form.draft.currency ?? form.choices.defaults.currency}
      onChange={change}
      onLeave={leave}
      names={(noun) => <NameField {...shared} noun={noun} value={value} onChange={change} />}
    />
  )
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
