/** Days since 1970 of `YYYY-MM-DD`; only differences count. */
function dayNumber(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / 86_400_000
}

/**
 * The position of each point on a line, in the unit of `width`. Half by time and half by rank: a life of ten years
 * begins with a month of drafting, which a linear scale would squeeze into one blot. Points keep their order and at
 * least `gap` between them, or share the line evenly when it is too short.
 *
 * @param days in order, `YYYY-MM-DD`
 * @example spreadPoints(['2026-01-01', '2026-12-31'], 600, 28) // [0, 600]
 */
export function spreadPoints(days: readonly string[], width: number, gap: number): number[] {
  const count = days.length
  if (count === 0) return []
  if (count === 1) return [width / 2]
  const evenGap = width / (count - 1)
  if (evenGap <= gap) return days.map((_, index) => index * evenGap)
  const numbers = days.map(dayNumber)
  const first = numbers[0] ?? 0
  const length = (numbers.at(-1) ?? first) - first || 1
  const places = numbers.map(
    (day, index) => (((day - first) / length + index / (count - 1)) / 2) * width,
  )
  return spaceOut(places, width, gap)
}

/** Pushes neighbours apart from the left, then back from the right end. */
function spaceOut(places: readonly number[], width: number, gap: number): number[] {
  const pushed: number[] = []
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -gap) + gap))
  let limit = width
  return pushed
    .toReversed()
    .map((place) => {
      const kept = Math.min(place, limit)
      limit = kept - gap
      return kept
    })
    .toReversed()
}
