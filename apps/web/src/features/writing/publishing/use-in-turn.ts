import { useState } from 'react'
import { messageOf } from '../../../platform/query-client.ts'

/** What became of one: what was done there, or why it was left as it is. */
export type Outcome<Item, Done> = { item: Item } & (
  | { kind: 'done'; done: Done }
  | { kind: 'left'; reason: string }
)

interface InTurn<Item, Done> {
  act: (item: Item) => Promise<Done>
  /** Once the last one is done or left. */
  onEnd: () => Promise<unknown>
}

/** Acts on one after the other: each succeeds or is left by itself, and says why. */
export function useInTurn<Item extends { title: string }, Done>({
  act,
  onEnd,
}: InTurn<Item, Done>) {
  const [progress, setProgress] = useState<{ title: string; done: number; total: number } | null>(
    null,
  )
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item, Done>[] | null>(null)
  const run = async (items: readonly Item[]) => {
    const made: Outcome<Item, Done>[] = []
    for (const [at, item] of items.entries()) {
      setProgress({ title: item.title, done: at + 1, total: items.length })
      made.push(
        await act(item).then(
          (done) => ({ item, kind: 'done', done }),
          (error: unknown) => ({ item, kind: 'left', reason: messageOf(error) }),
        ),
      )
    }
    setProgress(null)
    setOutcomes(made)
    await onEnd()
  }
  return { progress, outcomes, run }
}
