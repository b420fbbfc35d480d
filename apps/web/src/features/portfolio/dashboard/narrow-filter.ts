import { rangeFilter } from '../contract-list/public.tsx'

/** Filters as in the contract list's address: `{ status: 'eq:SIGNED' }`. */
type Filters = Readonly<Record<string, string>>

/**
 * A filter, narrowed by a closer one: a widget's by those of its dialog, the folders of the whole dashboard by a widget's (a
 * part of the folder chart is one of them, or inside one). Of two ranges of one field, what both contain.
 *
 * @example narrowFilter({ status: 'eq:DRAFT,SIGNATURE' }, { status: 'eq:DRAFT', type: 'eq:…' })
 */
export function narrowFilter(filter: Filters, closer: Filters): Record<string, string> {
  const narrowed = Object.entries(closer).map(([field, written]) => [
    field,
    commonRange(filter[field] ?? '', written) ?? written,
  ])
  return { ...filter, ...Object.fromEntries(narrowed) }
}

/** The values of a field that a widget counts, the only ones its dialog offers; undefined: any. */
export function valuesCounted(widget: Filters, field: string): string[] | undefined {
  const written = widget[field]
  return written?.startsWith('eq:') ? written.slice('eq:'.length).split(',') : undefined
}

interface Bounds {
  from: string | null
  to: string | null
}

/** @example boundsOf('gte:1000.00') // { from: '1000.00', to: null } */
export function boundsOf(written: string): Bounds | null {
  const [, operator, value = ''] = /^(gte|lte|range):(.+)$/.exec(written) ?? []
  const [first = '', last = null] = value.split(',')
  if (operator === undefined) return null
  return operator === 'lte' ? { from: null, to: first } : { from: first, to: last }
}

/** Ranges without a common value give one from a later value to an earlier one, which nothing matches. */
function commonRange(one: string, other: string): string | undefined {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  if (a === null || b === null) return undefined
  return rangeFilter(narrower(a.from, b.from, 1), narrower(a.to, b.to, -1))
}

/** The later of two days or the larger of two figures; with -1 the earlier or smaller. */
function narrower(one: string | null, other: string | null, sign: 1 | -1): string | null {
  if (one === null || other === null) return one ?? other
  const [first, second] = [Number(one), Number(other)]
  const isOneLater = Number.isNaN(first) ? one > other : first > second
  return isOneLater === (sign === 1) ? one : other
}
