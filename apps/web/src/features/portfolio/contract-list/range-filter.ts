/**
 * A filter from one value to another, both inclusive; undefined when neither is given.
 *
 * @example rangeFilter('2027-01-01', null) // 'gte:2027-01-01'
 */
export function rangeFilter(from: string | null, to: string | null): string | undefined {
  if (from !== null && to !== null) return `range:${from},${to}`
  if (from !== null) return `gte:${from}`
  return to === null ? undefined : `lte:${to}`
}

/** A typed day, or null when invalid. */
export function dayOf(typed: string | null): string | null {
  return typed !== null && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null
}
