/** How long messages are kept, in milliseconds. */
const KEPT_MS = 5 * 60_000
const MOST_KEPT = 5_000

export interface RecentMessages<Message> {
  add(message: Message): void
  /** From now on nothing is missed; earlier messages may be lost. */
  startAgain(): void
  /** The messages of the last milliseconds, oldest first; null when some of them may be lost. */
  lately(ms: number): Message[] | null
}

/**
 * Recent messages, for clients that were not connected yet.
 *
 * @param now monotonic milliseconds
 */
export function recentMessages<Message>(now: () => number): RecentMessages<Message> {
  let kept: { at: number; message: Message }[] = []
  let completeFrom = Infinity
  return {
    add: (message) => {
      const at = now()
      if (kept.length === MOST_KEPT) completeFrom = kept.shift()!.at + 1
      kept.push({ at, message })
    },
    startAgain: () => {
      kept = []
      completeFrom = now()
    },
    lately: (ms) => {
      const end = now()
      const oldest = kept.findIndex(({ at }) => at > end - KEPT_MS)
      kept = oldest < 0 ? [] : kept.slice(oldest)
      completeFrom = Math.max(completeFrom, end - KEPT_MS)
      if (end - ms < completeFrom) return null
      return kept.filter(({ at }) => at >= end - ms).map(({ message }) => message)
    },
  }
}
