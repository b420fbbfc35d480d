/** The gap between and around columns, as a share of their distance. */
const GAP = 0.28

/** The positions of columns of equal width, in the unit of `width`. */
export function placeColumns(
  count: number,
  width: number,
): { columnWidth: number; xOf: (index: number) => number } {
  const step = width / Math.max(1, count + GAP)
  return { columnWidth: step * (1 - GAP), xOf: (index) => step * (GAP + index) }
}

/**
 * Stacks each value on the sum of those before it.
 *
 * @example stack([2, 0, 3]) // [{ from: 0, to: 2 }, { from: 2, to: 2 }, { from: 2, to: 5 }]
 */
export function stack(values: readonly number[]): { from: number; to: number }[] {
  let to = 0
  return values.map((value) => ({ from: to, to: (to += value) }))
}

/**
 * A length proportional to a value; 0 when all values are zero.
 *
 * @example proportion(8, 100)(2) // 25
 */
export function proportion(largest: number, length: number): (value: number) => number {
  return (value) => (largest === 0 ? 0 : (value / largest) * length)
}
