import type { Clock } from '../platform/clock.ts'

/** The clock of the demo: it stands on the day being told, and runs by itself once all is told. */
export interface DemoClock extends Clock {
  standAt(iso: string): void
  run(): void
}

export function demoClock(): DemoClock {
  let standing: Date | null = null
  return {
    now: () => (standing ? new Date(standing) : new Date()),
    standAt: (iso) => {
      standing = new Date(iso)
    },
    run: () => {
      standing = null
    },
  }
}
