import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { deadlinesQuery } from '../deadlines-queries.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

/** An action on a contract's life that is only confirmed: a refusal is shown in a toast. */
export function useAct<Form = void>(
  contractId: string,
  act: (form: Form) => Promise<ContractDeadlines>,
  onDone: () => void,
) {
  const onSaved = useShowDeadlines(contractId, { onDone })
  return useMutation({ mutationFn: act, onSuccess: onSaved })
}

/** Takes the deadlines that an action or a form was answered with. */
export function useShowDeadlines(
  contractId: string,
  options: {
    onDone: () => void
    done?: 'deadlines-panel.acts.done' | 'deadlines-panel.form.saved' | 'corrections.saved'
  },
): (deadlines: ContractDeadlines) => Promise<void> {
  const { onDone, done = 'deadlines-panel.acts.done' } = options
  const queryClient = useQueryClient()
  return (deadlines) => {
    queryClient.setQueryData(deadlinesQuery(contractId).queryKey, deadlines)
    toasts.success(currentTexts()(done))
    onDone()
    return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks', 'notifications'])
  }
}
