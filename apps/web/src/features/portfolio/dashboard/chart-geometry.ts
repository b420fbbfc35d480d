/** What stays free between columns and around them, as a share of the distance from one to the next. */
const GAP = 0.28

/** Where columns of equal width stand, in the unit of `width`. */
export function placeColumns(
  count: number,
  width: number,
): { columnWidth: number; xOf: (index: number) => number } {
  const step = width / Math.max(1, count + GAP)
  return { columnWidth: step * (1 - GAP), xOf: (index) => step * (GAP + index) }
}

/**
 * Each value on the sum of those before it.
 *
 * @example stack([2, 0, 3]) // [{ from: 0, to: 2 }, { from: 2, to: 2 }, { from: 2, to: 5 }]
 */
export function stack(values: readonly number[]): { from: number; to: number }[] {
  let to = 0
  return values.map((value) => ({ from: to, to: (to += value) }))
}

/**
 * A length in proportion to a value. Of nothing but zeros every length is none.
 *
 * @example proportion(8, 100)(2) // 25
 */
export function proportion(largest: number, length: number): (value: number) => number {
  return (value) => (largest === 0 ? 0 : (value / largest) * length)
}
