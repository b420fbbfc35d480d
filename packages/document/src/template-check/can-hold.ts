import { holds } from '../evaluate-condition.ts'
import { isDurationValue, type FieldDefinition, type FieldValue } from '../field-definition.ts'
import type { Condition } from '../rich-text.ts'

/** Of a field whose values are tried: its kind and, of a choice, its choices. */
export type TriedField = Pick<FieldDefinition, 'type' | 'choices'>

/**
 * Whether some values let all conditions hold at once. Each operator compares with one value: it is enough to try those
 * values, what lies just below and above, and what lies between two.
 *
 * @example canHold([{ variable: 'seats', operator: 'gt', value: 9 }, { variable: 'seats', operator: 'lt', value: 5 }], fieldOf) // false
 */
export function canHold(
  conditions: readonly Condition[],
  fieldOf: (variable: string) => TriedField | undefined,
): boolean {
  const byVariable = Map.groupBy(conditions, ({ variable }) => variable)
  return [...byVariable].every(([variable, own]) =>
    valuesToTry(fieldOf(variable), own).some((value) =>
      own.every((condition) => holds(condition, { [variable]: value })),
    ),
  )
}

function valuesToTry(
  field: TriedField | undefined,
  conditions: readonly Condition[],
): readonly FieldValue[] {
  const compared = conditions.flatMap(({ value }) => (value === null ? [] : [value]))
  switch (field?.type) {
    case 'yesNo':
      return [true, false]
    case 'singleChoice':
      return field.choices ?? []
    case 'multipleChoice':
      return choicesToTry(field.choices ?? [], conditions)
    default:
      return aroundEach(compared)
  }
}

/** Every choice that is asked for, or any that no condition excludes. */
function choicesToTry(
  choices: readonly string[],
  conditions: readonly Condition[],
): readonly FieldValue[] {
  const wanted = conditions.flatMap(({ operator, value }) => (operator === 'eq' ? [value] : []))
  const excluded = conditions.flatMap(({ operator, value }) => (operator === 'ne' ? [value] : []))
  const left = choices.filter((choice) => !excluded.includes(choice))
  return [left.filter((choice) => wanted.includes(choice)), left]
}

const SOME_TEXT = 'x'
const DAY_MS = 86_400_000
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

function aroundEach(values: readonly FieldValue[]): readonly FieldValue[] {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  const between = numbers.slice(1).map((value, at) => (value + numbers[at]!) / 2)
  return [...values.flatMap((value) => [value, ...besides(value)]), ...between, SOME_TEXT, 1]
}

/** A little less and a little more. */
function besides(value: FieldValue): FieldValue[] {
  if (typeof value === 'number') return [value - 1, value + 1]
  if (typeof value === 'boolean') return [!value]
  if (isDurationValue(value))
    return [value.count - 1, value.count + 1].map((count) => ({ count, unit: value.unit }))
  if (typeof value !== 'string') return []
  if (!ISO_DAY.test(value)) return [`${value}${SOME_TEXT}`]
  const day = Date.parse(value)
  return [day - DAY_MS, day + DAY_MS].map((at) => new Date(at).toISOString().slice(0, 10))
}
