import { FILTER_OF_TAGGED_FIELD } from '@tacite/domain/filters/contract-filter-fields.ts'
import { dayOf, rangeFilter } from './range-filter.ts'

/** The state of the controls for a tagged field filter. */
export interface TaggedFilterDraft {
  /** A text, one of its choices, `true` or `false`. */
  value: string | null
  /** Days as typed; numbers; amounts in cents. */
  from: string | number | null
  to: string | number | null
}

export const emptyTaggedFilter: TaggedFilterDraft = { value: null, from: null, to: null }

/**
 * The filter of a draft in the contract list's syntax; undefined while it is empty.
 *
 * @param type the tagged field's
 * @example writeTaggedFilter('amount', { value: null, from: 100_000, to: null }) // 'gte:1000.00'
 */
export function writeTaggedFilter(
  type: string,
  { value, from, to }: TaggedFilterDraft,
): string | undefined {
  const write = WRITERS[FILTER_OF_TAGGED_FIELD[type]?.kind ?? 'text']
  if (write) return rangeFilter(write(from), write(to))
  const text = value?.trim() ?? ''
  return text === '' ? undefined : `eq:${text}`
}

/** Ordered types are filtered by range. */
const WRITERS: Partial<Record<string, (value: string | number | null) => string | null>> = {
  day: (value) => (typeof value === 'string' ? dayOf(value) : null),
  number: (value) => (isFigure(value) ? String(value) : null),
  amount: (value) => (isFigure(value) ? (value / 100).toFixed(2) : null),
}

function isFigure(value: string | number | null): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}
