import { Temporal } from 'temporal-polyfill'

/** More distinct steps than contracts use; beyond it a duration is recreated, which only costs time. */
const MOST_REMEMBERED = 2_000

const remembered = {
  days: new Map<number, Temporal.Duration>(),
  months: new Map<number, Temporal.Duration>(),
}

/**
 * A duration of days or of months, cached: adding a ready one takes a third of the time of `day.add({ days })` (2.3
 * against 8.2 µs), and the engine adds some hundred times per contract.
 */
export function rememberedDuration(unit: 'days' | 'months', count: number): Temporal.Duration {
  const known = remembered[unit].get(count)
  if (known !== undefined) return known
  const duration = Temporal.Duration.from({ [unit]: count })
  if (remembered[unit].size < MOST_REMEMBERED) remembered[unit].set(count, duration)
  return duration
}
