import type { playbookEndpoints } from '@tacite/api/agreement/playbook-endpoints.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { playbookQuery, type ContractPlaybook, type PlaybookLine } from './playbook-queries.ts'

/** Withdraws what somebody accepted: the clause deviates again. */
export function useReopen(contractId: string, { clause }: PlaybookLine) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof playbookEndpoints.withdraw>(
        'DELETE',
        '/contracts3/:contractId/playbook/:clauseId/exception',
        { params: { contractId, clauseId: clause._id } },
      ),
    onSuccess: (answer) => {
      showPlaybook(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.playbook.reopened', { name: clause.name }))
    },
    onError: showError,
  })
}

/** Shows the server's answer, and refetches what names deviations elsewhere. */
export function showPlaybook(
  queryClient: QueryClient,
  contractId: string,
  answer: ContractPlaybook,
): void {
  queryClient.setQueryData(playbookQuery(contractId).queryKey, answer)
  void refetchStale(queryClient, [{ topic: 'contract', contractId }])
}
