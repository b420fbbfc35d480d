import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../platform/clock.ts'

/** The clock of the demo: fixed on the day being seeded, a real clock everywhere else. */
export interface DemoClock extends Clock {
  /** Tells something on days of its own: several tellers do not disturb each other. */
  telling<R>(work: () => Promise<R>): Promise<R>
  /** Sets the day of the teller who asks. */
  standAt(iso: string): void
}

export function demoClock(): DemoClock {
  const tellers = new AsyncLocalStorage<{ standing: Date | null }>()
  return {
    now: () => new Date(tellers.getStore()?.standing ?? Date.now()),
    telling: (work) => tellers.run({ standing: null }, work),
    standAt: (iso) => {
      const teller = tellers.getStore()
      if (!teller) throw new Error('Only who tells something sets the day')
      teller.standing = new Date(iso)
    },
  }
}
