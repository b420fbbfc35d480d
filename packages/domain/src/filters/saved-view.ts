import { contractFilterField } from './contract-filter-fields.ts'
import { DEFAULT_CONTRACT_ORDER } from './contract-order.ts'

/** At most this many views for one person. */
export const MOST_VIEWS = 50
export const MOST_VIEW_NAME = 100
/** As many characters as fit into an address. */
export const MOST_VIEW_QUERY = 12_000

/** What a view shows its contracts as. */
export const VIEW_SHOWS = ['list', 'board'] as const
export type ViewShows = (typeof VIEW_SHOWS)[number]

/** The query of the list or the board under a name: keys and values of its address. */
export type ViewQuery = Readonly<Record<string, string>>

/** What the address of the list or the board says besides a view: where one is in it, and what the board reads of no day. */
const NEVER_KEPT = ['view', '$skip', '$top', 'column']
const NOT_ON_BOARD = ['$orderby', 'asOf', 'monthEnd', 'step']

const DEFAULTS: ViewQuery = {
  archived: 'false',
  $orderby: DEFAULT_CONTRACT_ORDER,
  workflow: 'default',
}

/**
 * An address as a view keeps it: without the page, without what is so anyway, its keys and values always written the
 * same way. Two addresses that show the same are equal.
 *
 * @example viewQuery('list', { $skip: '20', status: 'SIGNED,DRAFT' }) // { status: 'eq:DRAFT,SIGNED' }
 */
export function viewQuery(shows: ViewShows, address: Readonly<Record<string, unknown>>): ViewQuery {
  const left = shows === 'board' ? [...NEVER_KEPT, ...NOT_ON_BOARD] : [...NEVER_KEPT, 'workflow']
  const kept = Object.entries(address).flatMap(([key, value]): [string, string][] =>
    typeof value !== 'string' || value === '' || left.includes(key) || value === DEFAULTS[key]
      ? []
      : [[key, alike(key, value)]],
  )
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

interface View {
  shows: ViewShows
  query: ViewQuery
}

/** Whether the contracts of an address, and how they are shown, are those of a view. */
export function isSameView(one: View, other: View): boolean {
  const written = ({ shows, query }: View) => JSON.stringify([shows, viewQuery(shows, query)])
  return written(one) === written(other)
}

/** What a view names that its reader does not find: deleted, or not visible to them. */
export interface MissingName {
  field: string
  ids: string[]
}

/**
 * The ids of a query that have no name.
 *
 * @param isKnown whether the reader finds the object
 */
export function missingNames(query: ViewQuery, isKnown: (id: string) => boolean): MissingName[] {
  return Object.entries(query).flatMap(([field, value]) => {
    const ids = idsNamed(field, value).filter((id) => !isKnown(id))
    return ids.length > 0 ? [{ field, ids }] : []
  })
}

/** The same query without what is missing: a filter that names something else besides goes on with that. */
export function withoutMissing(query: ViewQuery, missing: readonly MissingName[]): ViewQuery {
  const left = Object.entries(query).flatMap(([field, value]): [string, string][] => {
    const ids = missing.find((each) => each.field === field)?.ids
    if (!ids) return [[field, value]]
    const [, operator = '', listed = ''] = /^([a-z]+:)?(.*)$/s.exec(value) ?? []
    const others = listed.split(',').filter((each) => !ids.includes(each.toLowerCase()))
    const isOfKey = ids.some((id) => field.includes(id))
    return isOfKey || others.length === 0 ? [] : [[field, operator + others.join(',')]]
  })
  return Object.fromEntries(left)
}

/** The ids in the key or the value of a condition. */
export function idsNamed(field: string, value: string): string[] {
  const kind = contractFilterField(field)?.kind
  const named = kind === 'text' || field.startsWith('taggedField.') ? field : `${field} ${value}`
  return [...new Set(named.toLowerCase().match(UUID))]
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** `eq` is written, and the order of several values says nothing. Words are left as they were typed. */
function alike(key: string, value: string): string {
  const kind = contractFilterField(key)?.kind
  if (kind === undefined) return value
  if (kind === 'text') return value.startsWith('eq:') ? value : `eq:${value}`
  const [, operator = 'eq', rest = ''] = /^(?:([a-z]+):)?(.*)$/s.exec(value) ?? []
  const isSet = operator === 'eq' || operator === 'ne'
  return `${operator}:${isSet ? rest.split(',').toSorted().join(',') : rest}`
}
