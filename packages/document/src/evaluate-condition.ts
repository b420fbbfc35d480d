import type { Condition } from './rich-text.ts'
import { isDurationValue, isFilled } from './field-definition.ts'
import type { DurationUnit, DurationValue, FieldValue, FieldValues } from './field-definition.ts'

/**
 * Whether a conditional text stays. An empty field satisfies no condition, not even « different from »: text must not
 * appear without a known reason.
 *
 * @example holds({ variable: 'seats', operator: 'gte', value: 10 }, { seats: 12 }) // true
 */
export function holds({ variable, operator, value }: Condition, values: FieldValues): boolean {
  const actual = values[variable]
  if (!isFilled(actual)) return false
  if (operator === 'filled') return true
  if (Array.isArray(actual)) {
    const isChosen = (actual as readonly unknown[]).includes(value)
    return operator === 'eq' ? isChosen : operator === 'ne' ? !isChosen : false
  }
  return outcomes[operator](compare(actual, value))
}

const outcomes: Record<Exclude<Condition['operator'], 'filled'>, (order: number) => boolean> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/** NaN for incomparable values: they are different, and neither is greater. */
function compare(actual: FieldValue, expected: Condition['value']): number {
  if (isDurationValue(actual) && isDurationValue(expected))
    return averageDays(actual) - averageDays(expected)
  if (typeof actual === 'number' && typeof expected === 'number') return actual - expected
  if (typeof actual === 'boolean') return actual === expected ? 0 : Number.NaN
  // ISO days sort as text; for other texts only equality matters, and any fixed order will do.
  if (typeof actual === 'string' && typeof expected === 'string')
    return Number(actual > expected) - Number(actual < expected)
  return Number.NaN
}

/** Twelve months are a year and seven days a week; across the two kinds a month has 30.4375 days. */
function averageDays({ count, unit }: DurationValue): number {
  return count * daysIn[unit]
}

const daysIn: Record<DurationUnit, number> = { years: 365.25, months: 30.4375, weeks: 7, days: 1 }
