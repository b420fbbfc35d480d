import { useQueryClient } from '@tanstack/react-query'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { renewalsQuery, type RenewalRegister } from './renewals-queries.ts'

/** Takes the register that an act was answered with; the deadlines may be other ones. */
export function useRenewals(contractId: string) {
  const queryClient = useQueryClient()
  return (register: RenewalRegister, done: string) => {
    queryClient.setQueryData(renewalsQuery(contractId).queryKey, register)
    toasts.success(done)
    return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks', 'notifications'])
  }
}
