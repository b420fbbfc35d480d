/** Stretches in order; one that begins within another is part of it. */
export function apart<Span extends { from: number; to: number }>(spans: readonly Span[]): Span[] {
  let end = 0
  return spans
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = to
      return true
    })
}
