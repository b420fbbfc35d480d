import type { Clock } from '../platform/clock.ts'

/** A clock that moves only when told. */
export interface FakeClock extends Clock {
  set(iso: string): void
  advance(ms: number): void
}

export function fakeClock(iso = '2026-11-20T09:00:00Z'): FakeClock {
  let now = new Date(iso)
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
