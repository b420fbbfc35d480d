import { isFilled, type FieldType, type FieldValues } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { formulaInWords } from '@tacite/document/formulas/formula-in-words.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { ControlProps } from './field-control.tsx'

/** Follows what is typed; nobody types it. */
export function ComputedValue({ field, form }: ControlProps) {
  const t = useTexts()
  const { variable, label, type } = field
  const { choices, draft, values } = form
  const notation = {
    locale: choices.locale,
    currency: draft.currency ?? choices.defaults.currency,
  }
  const value = (values as FieldValues)[variable]
  const formula = formulaInWords(field.formula, choices.fields)
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      <output
        aria-label={label}
        className="flex min-h-9 items-center rounded-md bg-sunken px-3 tabular-nums"
      >
        {isFilled(value) ? formatFieldValue(type as FieldType, value, notation) : '—'}
      </output>
      <span className="text-sm text-ink-faint">
        {t('new-contract.fields.computed', { formula })}
      </span>
    </div>
  )
}
