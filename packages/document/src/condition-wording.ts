import type { FieldDefinition } from './field-definition.ts'
import { formatFieldValue, type ValueNotation } from './format-field-value.ts'
import type { Condition, ConditionOperator } from './rich-text.ts'

/** Which sentence says a condition, and what stands in it. */
export interface ConditionWording {
  sentence: ConditionOperator | 'yes' | 'no'
  field: string
  value: string
}

/**
 * How a condition is said: « Si Montant TTC est supérieur ou égal à 10 000,00 € ». The value is formatted as in the
 * contract; a field that is no longer defined is called by its variable.
 *
 * @example conditionWording(condition, amount, notation) // { sentence: 'gte', field: 'Montant', value: '10,00 €' }
 */
export function conditionWording(
  { variable, operator, value }: Condition,
  field: Pick<FieldDefinition, 'label' | 'type'> | undefined,
  notation: ValueNotation,
): ConditionWording {
  const label = field?.label ?? variable
  if (typeof value === 'boolean') {
    return { sentence: value === (operator === 'eq') ? 'yes' : 'no', field: label, value: '' }
  }
  const written = value === null ? '' : formatFieldValue(field?.type ?? 'text', value, notation)
  return { sentence: operator, field: label, value: written }
}
