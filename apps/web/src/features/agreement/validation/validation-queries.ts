import { refetchStale } from '../../../platform/refetch-stale.ts'
import { keys } from '../../../platform/query-keys.ts'
import type {
  ContractValidation,
  validationEndpoints,
} from '@tacite/api/agreement/validation-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type { ContractValidation }
export type Validation = NonNullable<ContractValidation['current']>
export type ValidationStep = Validation['steps'][number]
export type Validator = ValidationStep['validators'][number]

/** The state of a contract's validation, and the earlier ones. */
export const validationQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'validation'),
    queryFn: ({ signal }) =>
      call<typeof validationEndpoints.read>('GET', '/contracts3/:contractId/validation', {
        params: { contractId },
        signal,
      }),
  })

/** Shows the server's answer, and refetches everything that a validation affects. */
export function applyAnswer(
  queryClient: QueryClient,
  contractId: string,
  answer: ContractValidation,
): void {
  queryClient.setQueryData(validationQuery(contractId).queryKey, answer)
  void refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks'])
}
