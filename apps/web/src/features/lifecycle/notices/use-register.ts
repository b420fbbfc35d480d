import { useQueryClient } from '@tanstack/react-query'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { noticesQuery, type Register } from './notices-queries.ts'

/** Takes the register that an act was answered with; the deadlines may be other ones. */
export function useRegister(contractId: string) {
  const queryClient = useQueryClient()
  return (register: Register, done: string) => {
    queryClient.setQueryData(noticesQuery(contractId).queryKey, register)
    toasts.success(done)
    return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks', 'notifications'])
  }
}
