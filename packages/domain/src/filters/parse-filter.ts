import { parseIsoDay } from '../calendar/iso-day.ts'
import type { Refusal } from '../refusal.ts'
import {
  NO_OBJECT,
  OPERATORS,
  OPERATORS_OF_KIND,
  type FilterCondition,
  type FilterField,
  type FilterKind,
  type FilterOperator,
  type FilterValue,
} from './filter-field.ts'

export type FilterRefusalCode =
  | 'FILTER_FIELD_UNKNOWN'
  | 'FILTER_OPERATOR_NOT_ALLOWED'
  | 'FILTER_VALUE_MALFORMED'
  | 'FILTER_RANGE_MALFORMED'

export type FilterRefusal = Refusal<FilterRefusalCode> & { field: string }

export type ParsedFilter =
  | { conditions: readonly FilterCondition[] }
  | { refusals: readonly FilterRefusal[] }

/** A key given once, or several times: then every condition must hold. */
export type FilterQuery = Readonly<Record<string, string | readonly string[] | undefined>>

const MOST_VALUES = 200
const MOST_TEXT = 200

/**
 * Reads `field=op:value` (wire, Filters). A bare value means `eq`; `eq` and `ne` take several values by comma,
 * `range` takes `from,to` inclusive. Every error is named with its field.
 *
 * @param fieldOf the field of a key; undefined when there is none
 * @example parseFilter({ endDate: 'range:2026-01-01,2026-12-31' }, fieldOf)
 *   // { conditions: [{ field: 'endDate', operator: 'range', values: ['2026-01-01', '2026-12-31'] }] }
 */
export function parseFilter(
  query: FilterQuery,
  fieldOf: (name: string) => FilterField | undefined,
): ParsedFilter {
  const conditions: FilterCondition[] = []
  const refusals: FilterRefusal[] = []
  for (const [name, written] of Object.entries(query)) {
    if (written === undefined) continue
    const field = fieldOf(name)
    if (field === undefined) {
      refusals.push({ code: 'FILTER_FIELD_UNKNOWN', field: name, params: { field: name } })
      continue
    }
    for (const text of [written].flat()) {
      const read = readCondition(name, field, text)
      if ('code' in read) refusals.push({ ...read, field: name })
      else conditions.push(read)
    }
  }
  return refusals.length > 0 ? { refusals } : { conditions }
}

function readCondition(
  name: string,
  field: FilterField,
  text: string,
): FilterCondition | Refusal<FilterRefusalCode> {
  const [operator, rest] = splitOperator(field, text)
  if (!isOperatorOf(field, operator)) {
    return { code: 'FILTER_OPERATOR_NOT_ALLOWED', params: { field: name, operator } }
  }
  const parts = severalValues(field, operator) ? rest.split(',') : [rest]
  if (operator === 'range' && parts.length !== 2) {
    return { code: 'FILTER_RANGE_MALFORMED', params: { field: name } }
  }
  const values = parts.map((part) => readValue(field, part))
  const wrong = values.findIndex((value) => value === null)
  if (wrong >= 0 || values.length > MOST_VALUES) {
    return { code: 'FILTER_VALUE_MALFORMED', params: { field: name, value: shown(parts[wrong]) } }
  }
  return { field: name, operator, values: values as FilterValue[] }
}

/** In a text only known operators are recognised: « Avenant : prix » is searched literally. */
function splitOperator({ kind }: FilterField, text: string): [operator: string, rest: string] {
  const [, operator, rest] = /^([a-z]+):(.*)$/s.exec(text) ?? []
  const isMeant = operator !== undefined && (!isFreeText(kind) || isOperator(operator))
  return isMeant ? [operator, rest!] : ['eq', text]
}

/** User text: commas and colons belong to it. */
function isFreeText(kind: FilterKind): boolean {
  return kind === 'text' || kind === 'word'
}

function isOperator(text: string): text is FilterOperator {
  return OPERATORS.some((operator) => operator === text)
}

function isOperatorOf({ kind }: FilterField, operator: string): operator is FilterOperator {
  return OPERATORS_OF_KIND[kind].some((allowed) => allowed === operator)
}

function severalValues({ kind }: FilterField, operator: FilterOperator): boolean {
  return !isFreeText(kind) && (operator === 'eq' || operator === 'ne' || operator === 'range')
}

/** `null`: not a value of this field. */
function readValue(field: FilterField, text: string): FilterValue | null {
  switch (field.kind) {
    case 'choice':
      return field.choices?.includes(text) || (field.orId && isId(text)) ? text : null
    case 'id':
      return isId(text) || text === NO_OBJECT ? text.toLowerCase() : null
    case 'yesNo':
      return text === 'true' || text === 'false' ? text === 'true' : null
    case 'day':
      return isDay(text) ? text : null
    case 'amount':
      return readCents(text)
    case 'number':
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null
    case 'text':
    case 'word':
      return text.trim() === '' || text.length > MOST_TEXT ? null : text.trim()
  }
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** Temporal accepts year 0, databases do not. */
function isDay(text: string): boolean {
  return parseIsoDay(text) !== null && !text.startsWith('0000')
}

/** By its digits: 0.29 times 100 is not 29 in floating point. */
function readCents(text: string): number | null {
  const [, sign, euros, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (euros === undefined) return null
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  return sign && cents > 0 ? -cents : cents
}

function shown(text: string | undefined): string {
  return (text ?? '').slice(0, 60)
}
