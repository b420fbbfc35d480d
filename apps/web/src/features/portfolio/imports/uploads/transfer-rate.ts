/** The bytes that were sent by a moment, in milliseconds. */
export interface Sample {
  at: number
  bytes: number
}

/** The time over which the rate is measured: short enough to follow the line, long enough not to jump. */
const WINDOW_MS = 8_000

/** Those that count for the rate now, the new one last. */
export function withSample(samples: readonly Sample[], next: Sample): Sample[] {
  return [...samples.filter(({ at }) => next.at - at <= WINDOW_MS), next]
}

/**
 * Bytes a second; null while there is too little to tell.
 * @example rateOf([{ at: 0, bytes: 0 }, { at: 2_000, bytes: 4_000 }]) // 2000
 */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < 1_000) return null
  return ((last.bytes - first.bytes) / (last.at - first.at)) * 1_000
}

/** Seconds until the rest is sent; null while nobody knows. */
export function secondsLeft(samples: readonly Sample[], rest: number): number | null {
  const rate = rateOf(samples)
  return rate === null || rate <= 0 ? null : Math.ceil(rest / rate)
}
