import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../../ui/toasts.ts'
import { signatureQuery, type ContractSignature } from './signature-queries.ts'

/** An act on the signature of a contract, answered by where it stands now. */
export function useSignatureAct<Form = void>(
  contractId: string,
  act: (form: Form) => Promise<ContractSignature>,
  options: { done: (form: Form) => string; onDone?: () => void; showsError?: boolean },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    meta: { showsError: options.showsError ?? false },
    onSuccess: (signature, form) => {
      queryClient.setQueryData(signatureQuery(contractId).queryKey, signature)
      toasts.success(options.done(form))
      options.onDone?.()
      // The contract is frozen or free, steps and tasks came and went.
      return refetchStale(queryClient, [
        { topic: 'contract', contractId },
        'tasks',
        'notifications',
      ])
    },
  })
}
