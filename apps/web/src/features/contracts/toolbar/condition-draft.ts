import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { checkFieldValue } from '@tacite/document/check-field-values.ts'
import { isFilled, type FieldType, type FieldValue } from '@tacite/document/field-definition.ts'
import type { Condition, ConditionOperator } from '@tacite/document/rich-text.ts'
import type { TaggedField } from '../text/fields.ts'

const ordered = new Set(['number', 'amount', 'percentage', 'date', 'duration'])

/** What can be asked of a field of this type: only figures, days and durations are more or less. */
export function operatorsOf(type: string): readonly ConditionOperator[] {
  if (ordered.has(type)) return conditionOperators
  return type === 'yesNo' ? ['eq', 'filled'] : ['eq', 'ne', 'filled']
}

/** Whether a condition has all that it needs, its value in the field's own type. */
export function isConditionComplete(
  field: Pick<TaggedField, 'type' | 'choices'>,
  { operator, value }: Condition,
): boolean {
  if (operator === 'filled') return true
  if (!isFilled(value as FieldValue | null)) return false
  const type = (field.type === 'multipleChoice' ? 'singleChoice' : field.type) as FieldType
  return checkFieldValue({ type, choices: field.choices }, value) === undefined
}
