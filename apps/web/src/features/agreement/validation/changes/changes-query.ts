import type { validationChangesEndpoints } from '@tacite/api/agreement/validation-changes-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

/** What changed since the reader's last acceptance of a contract. */
export const changesQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'validation-changes'),
    queryFn: ({ signal }) =>
      call<typeof validationChangesEndpoints.read>(
        'GET',
        '/contracts3/:contractId/validation/changes',
        { params: { contractId }, signal },
      ),
  })
