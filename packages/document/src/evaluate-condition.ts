import type { Condition } from './rich-text.ts'
import { isDurationValue, isFilled } from './field-definition.ts'
import type { DurationUnit, DurationValue, FieldValue, FieldValues } from './field-definition.ts'

/**
 * Whether a conditional text stays. A field that is not filled in satisfies no condition, not even
 * « different from »: text must not appear on unknown ground.
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
  const order = compare(actual, value)
  if (order === undefined) return operator === 'ne'
  return outcomes[operator](order)
}

const outcomes: Record<Exclude<Condition['operator'], 'filled'>, (order: number) => boolean> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/** Undefined when the two are not of one kind. */
function compare(actual: FieldValue, expected: Condition['value']): number | undefined {
  if (isDurationValue(actual)) {
    return isDurationValue(expected) ? averageDays(actual) - averageDays(expected) : undefined
  }
  if (typeof actual === 'number')
    return typeof expected === 'number' ? actual - expected : undefined
  if (typeof actual === 'boolean') return actual === expected ? 0 : undefined
  if (typeof actual !== 'string' || typeof expected !== 'string') return undefined
  // ISO days sort as texts; for other texts only equality is meant, and any fixed order will do.
  return actual === expected ? 0 : actual < expected ? -1 : 1
}

/** Twelve months are a year and seven days a week; across the two kinds a month has 30.4375 days. */
function averageDays({ count, unit }: DurationValue): number {
  return count * daysIn[unit]
}

const daysIn: Record<DurationUnit, number> = { years: 365.25, months: 30.4375, weeks: 7, days: 1 }
