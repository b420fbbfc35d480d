import type { Clock } from '../platform/clock.ts'

/** A clock that only moves when told to. */
export interface FakeClock extends Clock {
  set(iso: string): void
  advance(ms: number): void
}

/** The initial time of every test's clock. */
export const CLOCK_START = new Date('2026-11-20T09:00:00Z')

export function fakeClock(start = CLOCK_START): FakeClock {
  let now = start
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next)
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}
