import { conditionOperators } from './attribute-rules.ts'
import { checkFieldValue } from './check-field-values.ts'
import { isFilled, type FieldType } from './field-definition.ts'
import type { Condition, ConditionOperator } from './rich-text.ts'

const ordered = new Set(['number', 'amount', 'percentage', 'date', 'duration'])

/** The operators for a field of this type: only numbers, days and durations can be ordered. */
export function operatorsOf(type: string): readonly ConditionOperator[] {
  if (ordered.has(type)) return conditionOperators
  return type === 'yesNo' ? ['eq', 'filled'] : ['eq', 'ne', 'filled']
}

/** Whether a condition is complete, its value of the field's own type. */
export function isConditionComplete(
  field: { type: string; choices: readonly string[] },
  { operator, value }: Pick<Condition, 'operator' | 'value'>,
): boolean {
  if (operator === 'filled') return true
  if (!isFilled(value)) return false
  const type = (field.type === 'multipleChoice' ? 'singleChoice' : field.type) as FieldType
  return checkFieldValue({ type, choices: field.choices }, value) === undefined
}

/** A field and the fields that it depends on, by any identifier. */
export interface Dependent {
  name: string
  dependsOn: readonly string[]
}

/**
 * The path from a field back to itself through its dependencies; null when there is none.
 *
 * @example findCircle([{ name: 'a', dependsOn: ['b'] }, { name: 'b', dependsOn: ['a'] }], 'a') // ['a', 'b', 'a']
 */
export function findCircle(fields: readonly Dependent[], name: string): string[] | null {
  const below = new Map(fields.map((field) => [field.name, field.dependsOn]))
  const seen = new Set<string>()
  const walk = (at: string, way: string[]): string[] | null => {
    for (const next of below.get(at) ?? []) {
      if (next === name) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...way, next])
      if (found) return found
    }
    return null
  }
  return walk(name, [name])
}
