import { Refused } from '@tacite/domain/refusal.ts'

/** How many event streams may be open at once in this process. */
export interface StreamCaps {
  person: number
  company: number
  process: number
}

/** A tab has one: twenty tabs, a company of two thousand with two each, and a margin below the open files of a process. */
export const STREAM_CAPS: StreamCaps = { person: 20, company: 5_000, process: 20_000 }

/** In seconds; the page waits longer each time by itself. */
const RETRY_AFTER = 60

export interface StreamCounter {
  /**
   * Counts a stream until the returned function is called. The newest is refused: ending the oldest would make its
   * page connect again and end another, for ever.
   * @throws Refused TOO_MANY_STREAMS
   */
  admit(companyId: string, personId: string): () => void
}

export function streamCounter(caps: StreamCaps = STREAM_CAPS): StreamCounter {
  const open = new Map<string, number>()
  return {
    admit(companyId, personId) {
      const counted: [key: string, cap: number][] = [
        [`person ${personId}`, caps.person],
        [`company ${companyId}`, caps.company],
        ['process', caps.process],
      ]
      if (counted.some(([key, cap]) => (open.get(key) ?? 0) >= cap))
        throw new Refused('TOO_MANY', 'TOO_MANY_STREAMS', RETRY_AFTER)
      for (const [key] of counted) open.set(key, (open.get(key) ?? 0) + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        for (const [key] of counted) release(open, key)
      }
    },
  }
}

function release(open: Map<string, number>, key: string): void {
  const left = (open.get(key) ?? 0) - 1
  if (left > 0) open.set(key, left)
  else open.delete(key)
}
