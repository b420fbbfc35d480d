import { useQueryClient } from '@tanstack/react-query'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useInTurn, type Outcome } from '../../publishing/public.ts'
import { takeHarmless, type WaitingDraft } from './waiting-queries.ts'

/** How much was taken into one draft, and how much is still on offer there. */
export type DraftOutcome = Outcome<WaitingDraft, { taken: number; left: number }>

/** Takes what is harmless into one draft after the other. */
export function useTakeInMany() {
  const queryClient = useQueryClient()
  return useInTurn({
    act: (draft: WaitingDraft) => takeHarmless(draft),
    onEnd: () => refetchStale(queryClient, ['contract', 'contracts']),
  })
}
