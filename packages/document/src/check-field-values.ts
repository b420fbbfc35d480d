import type { Refusal } from '@tacite/domain/refusal.ts'
import { durationUnits, isDurationValue, isFilled } from './field-definition.ts'
import type { FieldDefinition, FieldType, FieldValues } from './field-definition.ts'
import { rowsKey } from './repeats/rows.ts'
import { isPrintable } from './attribute-rules.ts'

/**
 * What is wrong with the values of a contract's fields; empty when nothing is. Each refusal carries the variable as
 * its field and the label as parameter. Rows have a check of their own (repeats/check-rows.ts).
 *
 * @param isComplete also checks required ones, as before validation and signature.
 */
export function checkFieldValues(
  definitions: readonly FieldDefinition[],
  values: FieldValues,
  isComplete: boolean,
): Refusal[] {
  const known = new Set(definitions.map((definition) => definition.variable))
  const unknown = Object.keys(values)
    .filter((variable) => !known.has(variable) && rowsKey(variable) === null)
    .map((variable) => ({ code: 'FIELD_UNKNOWN', field: variable, params: { variable } }) as const)
  return [
    ...unknown,
    ...definitions.flatMap((definition) => checkOne(definition, values, isComplete)),
  ]
}

function checkOne(
  definition: FieldDefinition,
  values: FieldValues,
  isComplete: boolean,
): Refusal[] {
  const value = values[definition.variable]
  const { variable: field, label } = definition
  if (definition.formula)
    return value === undefined ? [] : [{ code: 'FIELD_COMPUTED', field, params: { label } }]
  const code = isFilled(value)
    ? checkFieldValue(definition, value)
    : definition.required && isComplete
      ? 'FIELD_VALUE_REQUIRED'
      : undefined
  return code ? [{ code, field, params: { label } }] : []
}

type FieldValueRefusalCode = 'FIELD_VALUE_INVALID' | 'FIELD_CHOICE_UNKNOWN'

/** Whether a value fits its definition; the refusal code when it does not. */
export function checkFieldValue(
  definition: Pick<FieldDefinition, 'type' | 'choices'>,
  value: unknown,
): FieldValueRefusalCode | undefined {
  if (!fits[definition.type](value)) return 'FIELD_VALUE_INVALID'
  const chosen =
    definition.type === 'singleChoice' ? [value] : definition.type === 'multipleChoice' ? value : []
  const isKnown = (chosen as unknown[]).every((choice) =>
    definition.choices?.includes(choice as string),
  )
  return isKnown ? undefined : 'FIELD_CHOICE_UNKNOWN'
}

const maxTextLength = 20_000

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxTextLength && isPrintable(value)
const isLine = (value: unknown): boolean => isText(value) && value.length <= 1000

const fits: Record<FieldType, (value: unknown) => boolean> = {
  text: isLine,
  longText: isText,
  number: Number.isFinite,
  amount: (value) => Number.isSafeInteger(value),
  percentage: Number.isFinite,
  date: isCalendarDay,
  duration: (value) =>
    isDurationValue(value) &&
    Number.isInteger(value.count) &&
    value.count >= 0 &&
    value.count <= 9999 &&
    durationUnits.includes(value.unit),
  yesNo: (value) => typeof value === 'boolean',
  singleChoice: isLine,
  multipleChoice: (value) => Array.isArray(value) && value.length <= 200 && value.every(isLine),
  person: isLine,
  counterparty: isLine,
  address: isText,
}

/** A day that exists, `YYYY-MM-DD`. */
function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
