import type {
  ContractPlaybook,
  ExaminedLine,
  playbookEndpoints,
} from '@tacite/api/agreement/playbook-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { ContractPlaybook, ExaminedLine }
export type PlaybookLine = ContractPlaybook['lines'][number]

/** What the playbook of its type says of a contract; judged again when the contract changes. */
export const playbookQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'playbook'),
    queryFn: ({ signal }) =>
      call<typeof playbookEndpoints.read>('GET', '/contracts3/:contractId/playbook', {
        params: { contractId },
        signal,
      }),
    staleTime: 0,
  })

/** What the contract says of a clause, beside the closest wording of the library. */
export const comparedQuery = (contractId: string, clauseId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'playbook', clauseId),
    queryFn: ({ signal }) =>
      call<typeof playbookEndpoints.compare>('GET', '/contracts3/:contractId/playbook/:clauseId', {
        params: { contractId, clauseId },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })

/** What the playbook of a type says of an uploaded file. */
export const examinedQuery = (uploadId: string, typeId: string) =>
  queryOptions({
    queryKey: keys.contractForm('playbook', uploadId, typeId),
    queryFn: ({ signal }) =>
      call<typeof playbookEndpoints.examine>(
        'GET',
        '/contracts3/uploads/:uploadId/playbook/:typeId',
        {
          params: { uploadId, typeId },
          signal,
        },
      ),
  })
