import type { DurationUnit, DurationValue, FieldDefinition } from './field-definition.ts'
import type { Condition } from './rich-text.ts'

/**
 * Parses a typed condition value by the field's type; undefined when it is unreadable. The decimal separator is the
 * comma in every language (specification 5).
 *
 * @example parseConditionValue({ type: 'amount' }, '1 250,50') // 125050
 */
export function parseConditionValue(
  field: Pick<FieldDefinition, 'type' | 'choices'>,
  typed: string,
): Condition['value'] | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  switch (field.type) {
    case 'number':
    case 'percentage':
      return parseDecimal(text)
    case 'amount':
      return parseCents(text)
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
    case 'duration':
      return parseDuration(text)
    case 'yesNo':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'singleChoice':
    case 'multipleChoice':
      return field.choices?.includes(text) ? text : undefined
    default:
      return text
  }
}

function parseDecimal(text: string): number | undefined {
  const figure = text.replaceAll(/[\s\u00A0\u202F]/gu, '')
  return /^-?\d+(,\d+)?$/.test(figure) ? Number(figure.replace(',', '.')) : undefined
}

function parseCents(text: string): number | undefined {
  const euros = parseDecimal(text.replace(/€$/, '')) ?? Number.NaN
  const cents = Math.round(euros * 100)
  const hasTwoDecimals = !/,\d{3,}/.test(text)
  return hasTwoDecimals && Number.isSafeInteger(cents) ? cents : undefined
}

/** `3 months`: the number and the unit's code name, as the form's two controls combine them. */
function parseDuration(text: string): DurationValue | undefined {
  const [, count, unit] = /^(\d{1,4}) (years|months|weeks|days)$/.exec(text) ?? []
  return count ? { count: Number(count), unit: unit as DurationUnit } : undefined
}
