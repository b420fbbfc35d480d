import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../../ui/toasts.ts'
import { signatureQuery, type ContractSignature } from './signature-queries.ts'

/** An action on the signature of a contract that is only confirmed: a refusal is shown in a toast. */
export function useSignatureAct<Form = void>(
  contractId: string,
  act: (form: Form) => Promise<ContractSignature>,
  options: { done: (form: Form) => string; onDone?: () => void },
) {
  const show = useShowSignature(contractId)
  return useMutation({
    mutationFn: act,
    onSuccess: (signature, form) => show(signature, options.done(form), options.onDone),
  })
}

/** Takes the state of the signature that an action or a form was answered with. */
export function useShowSignature(
  contractId: string,
): (signature: ContractSignature, done: string, onDone?: () => void) => Promise<void> {
  const queryClient = useQueryClient()
  return (signature, done, onDone) => {
    queryClient.setQueryData(signatureQuery(contractId).queryKey, signature)
    toasts.success(done)
    onDone?.()
    // The contract is frozen or free, steps and tasks have changed.
    return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks', 'notifications'])
  }
}
