import type { IsoDay } from '../calendar/iso-day.ts'
import type { FilterCondition, FilterField, FilterValue } from './filter-field.ts'

/**
 * Conditions as the keys and values of a query, ready for `parseFilter`. A field filtered twice has
 * two entries.
 *
 * @param writeDay days as `YYYY-MM-DD` unless given
 * @example writeFilter([{ field: 'status', operator: 'eq', values: ['DRAFT'] }], fieldOf) // [['status', 'eq:DRAFT']]
 */
export function writeFilter(
  conditions: readonly FilterCondition[],
  fieldOf: (name: string) => FilterField | undefined,
  writeDay: (day: IsoDay) => string = (day) => day,
): [name: string, value: string][] {
  return conditions.map(({ field, operator, values }) => {
    const kind = fieldOf(field)?.kind
    const written = values.map((value) => writeValue(value, kind, writeDay))
    return [field, `${operator}:${written.join(',')}`]
  })
}

/**
 * The same as a query string, without a question mark. Characters that are readable in an address stay.
 *
 * @example filterQueryString([['endDate', 'lte:2026-12-31']]) // 'endDate=lte:2026-12-31'
 */
export function filterQueryString(pairs: readonly (readonly [string, string])[]): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/')
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
}

function writeValue(
  value: FilterValue,
  kind: FilterField['kind'] | undefined,
  writeDay: (day: IsoDay) => string,
): string {
  if (kind === 'day') return writeDay(String(value))
  if (kind === 'amount') return (Number(value) / 100).toFixed(2)
  return String(value)
}
