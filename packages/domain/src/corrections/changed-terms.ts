/** One corrected value, with the one before: null is none. */
export interface ChangedTerm {
  field: string
  before: unknown
  after: unknown
  /** Of an amount that an amendment states: its currency, and that of the amount before it. */
  currency?: string
  currencyBefore?: string
}

/**
 * What a correction changes, in the order of its new values; what is absent from them stays. Two values with the same
 * members are the same, whatever their order.
 *
 * @example changedTerms({ roll: 'none' }, { roll: 'next' }) // [{ field: 'roll', before: 'none', after: 'next' }]
 */
export function changedTerms(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ChangedTerm[] {
  return Object.entries(after)
    .map(([field, value]) => ({ field, before: before[field] ?? null, after: value ?? null }))
    .filter((change) => !isSameValue(change.before, change.after))
}

/** Whether two stored values say the same; absent and null do. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true
  if (!isObject(a) || !isObject(b)) return false
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.every((key) => isSameValue(a[key] ?? null, b[key] ?? null))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
