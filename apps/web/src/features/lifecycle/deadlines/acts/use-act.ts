import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { deadlinesQuery } from '../deadlines-queries.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

/**
 * An act on a contract's life, answered by its deadlines.
 *
 * @param options `showsError`: the window of the act says the refusal itself
 */
export function useAct<Form>(
  contractId: string,
  act: (form: Form) => Promise<ContractDeadlines>,
  options: {
    onDone: () => void
    showsError?: boolean
    done?: 'deadlines-panel.acts.done' | 'deadlines-panel.form.saved'
  },
) {
  const { onDone, showsError = false, done = 'deadlines-panel.acts.done' } = options
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    meta: { showsError },
    onSuccess: (deadlines) => {
      queryClient.setQueryData(deadlinesQuery(contractId).queryKey, deadlines)
      toasts.success(currentTexts()(done))
      onDone()
      return refetchStale(queryClient, [
        { topic: 'contract', contractId },
        'tasks',
        'notifications',
      ])
    },
  })
}
