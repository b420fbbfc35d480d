import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../platform/clock.ts'

/** The demo's clock: inside `onOwnDay` the day set by `setDay`, the real time everywhere else. */
export interface DemoClock extends Clock {
  /** Runs work with its own day, unaffected by other work running concurrently. */
  onOwnDay<R>(work: () => Promise<R>): Promise<R>
  /** Sets the day for the surrounding `onOwnDay`. */
  setDay(iso: string): void
}

export function demoClock(): DemoClock {
  const days = new AsyncLocalStorage<{ fixed: Date | null }>()
  return {
    now: () => new Date(days.getStore()?.fixed ?? Date.now()),
    onOwnDay: (work) => days.run({ fixed: null }, work),
    setDay: (iso) => {
      const own = days.getStore()
      if (!own) throw new Error('setDay outside onOwnDay')
      own.fixed = new Date(iso)
    },
  }
}
