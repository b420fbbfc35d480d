/** What was measured of one contract while it was opened and written, in milliseconds but for the heap. */
export interface Sitting {
  /** A new page, from the navigation until the first text is drawn. */
  paintMs: number
  /** From the list of contracts, from the click on its name until the first text is drawn. */
  openMs: number
  /** What the page's main thread computed until then, whatever else the machine did. */
  paintCpuMs: number
  /** While the rest of the text is still being drawn. */
  earlyKeyMs: number
  keyMs: number
  medianKeyMs: number
  /** What the main thread computed for a key. */
  keyCpuMs: number
  saveMs: number
  findMs: number
  heapMb: number
}

/**
 * The best of each figure: what the machine did meanwhile only makes it worse.
 *
 * @throws without a sitting
 */
export function leastOf(sittings: readonly Sitting[]): Sitting {
  return sittings.reduce((best, sitting) => {
    const parts = Object.entries(sitting) as [keyof Sitting, number][]
    return Object.fromEntries(
      parts.map(([part, value]) => [part, Math.min(best[part], value)]),
    ) as unknown as Sitting
  })
}

/**
 * The smallest value that a share of the values does not exceed.
 *
 * @param share from 0 to 1
 * @example percentile([10, 30, 20], 0.5) // 20
 * @throws without a value: nothing was measured
 */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('No value was measured.')
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)]!
}
