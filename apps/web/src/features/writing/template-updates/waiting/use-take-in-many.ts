import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../../platform/query-client.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { takeHarmless, type WaitingDraft } from './waiting-queries.ts'

/** What became of one draft: how much was taken, or why it was left as it is. */
export type Outcome = { draft: WaitingDraft } & (
  | { kind: 'done'; taken: number; left: number }
  | { kind: 'left'; reason: string }
)

/** Takes into one draft after the other: each succeeds or is left by itself, and says why. */
export function useTakeInMany() {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ title: string; done: number; total: number } | null>(
    null,
  )
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const take = async (drafts: readonly WaitingDraft[]) => {
    const made: Outcome[] = []
    for (const [at, draft] of drafts.entries()) {
      setProgress({ title: draft.title, done: at + 1, total: drafts.length })
      made.push(await outcomeOf(draft))
    }
    setProgress(null)
    setOutcomes(made)
    await refetchStale(queryClient, ['contract', 'contracts'])
  }
  return { progress, outcomes, take }
}

async function outcomeOf(draft: WaitingDraft): Promise<Outcome> {
  try {
    return { draft, kind: 'done', ...(await takeHarmless(draft)) }
  } catch (error) {
    return { draft, kind: 'left', reason: messageOf(error) }
  }
}
