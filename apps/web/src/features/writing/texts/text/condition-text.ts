import type { Translator } from '@tacite/i18n/translator.ts'
import { holds } from '@tacite/document/evaluate-condition.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import type { Condition } from '@tacite/document/rich-text.ts'
import type { TextFields } from './fields.ts'

/**
 * A condition in words: « Si Montant TTC est supérieur ou égal à 10 000,00 € ». The value is formatted as in the
 * contract.
 */
export function conditionText(t: Translator, fields: TextFields, condition: Condition): string {
  const { variable, operator, value } = condition
  const field = fields.byVariable.get(variable)
  const label = field?.label ?? variable
  if (typeof value === 'boolean') {
    const isYes = value === (operator === 'eq')
    return t(`editor.condition.sentence.${isYes ? 'yes' : 'no'}`, { field: label })
  }
  const type = (field?.type ?? 'text') as FieldType
  const written = value === null ? '' : formatFieldValue(type, value, fields)
  return t(`editor.condition.sentence.${operator}`, { field: label, value: written })
}

/** Whether the part is included with the current values. */
export function isInContract(fields: TextFields, condition: Condition): boolean {
  return holds(condition, fields.values)
}
