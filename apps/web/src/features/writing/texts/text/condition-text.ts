import type { Translator } from '@tacite/i18n/translator.ts'
import { conditionWording } from '@tacite/document/condition-wording.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { holds } from '@tacite/document/evaluate-condition.ts'
import type { Condition } from '@tacite/document/rich-text.ts'
import type { TextFields } from './fields.ts'

/**
 * A condition in words: « Si Montant TTC est supérieur ou égal à 10 000,00 € ». The value is formatted as in the
 * contract.
 */
export function conditionText(t: Translator, fields: TextFields, condition: Condition): string {
  const field = fields.byVariable.get(condition.variable)
  const { sentence, ...words } = conditionWording(
    condition,
    field && { label: field.label, type: field.type as FieldType },
    fields,
  )
  return t(`editor.condition.sentence.${sentence}`, words)
}

/** Whether the part is included with the current values. */
export function isInContract(fields: TextFields, condition: Condition): boolean {
  return holds(condition, fields.values)
}
