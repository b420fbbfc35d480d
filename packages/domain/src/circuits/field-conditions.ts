export const FIELD_OPERATORS = ['equals', 'contains', 'atLeast'] as const
export type FieldOperator = (typeof FIELD_OPERATORS)[number]

export type ConditionValue = string | number | boolean

/** How the value of a condition is typed: one of the field's choices, or by its kind. */
export type ConditionInput = 'text' | 'number' | 'day' | 'yesNo' | 'choice'

interface FieldConditions {
  operators: readonly FieldOperator[]
  input: ConditionInput
}

const OF_TEXT: FieldConditions = { operators: ['equals', 'contains'], input: 'text' }
const OF_NUMBER: FieldConditions = { operators: ['atLeast', 'equals'], input: 'number' }

/**
 * What a condition can say of a tagged field, by its type. Neither a duration, whose months have no number of days, nor
 * an amount, whose currency is that of the contract: the amount of the contract has a condition of its own.
 */
export const CONDITIONS_OF_FIELD: Readonly<Record<string, FieldConditions>> = {
  text: OF_TEXT,
  longText: OF_TEXT,
  person: OF_TEXT,
  counterparty: OF_TEXT,
  address: OF_TEXT,
  number: OF_NUMBER,
  percentage: OF_NUMBER,
  date: { operators: ['atLeast', 'equals'], input: 'day' },
  yesNo: { operators: ['equals'], input: 'yesNo' },
  singleChoice: { operators: ['equals'], input: 'choice' },
  multipleChoice: { operators: ['contains'], input: 'choice' },
}

/** @example takesCondition('yesNo', 'equals', true) // true */
export function takesCondition(
  type: string,
  operator: FieldOperator,
  value: ConditionValue,
): boolean {
  const conditions = CONDITIONS_OF_FIELD[type]
  return (
    conditions !== undefined &&
    conditions.operators.includes(operator) &&
    isOf(conditions.input, value)
  )
}

function isOf(input: ConditionInput, value: ConditionValue): boolean {
  if (input === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (input === 'yesNo') return typeof value === 'boolean'
  if (typeof value !== 'string' || value.trim() === '') return false
  return input !== 'day' || /^\d{4}-\d{2}-\d{2}$/.test(value)
}
