import { keys } from '../../../../platform/query-keys.ts'
import type {
  SharedContract,
  sharedContractEndpoints,
} from '@tacite/api/agreement/shared-contract-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'

export type { SharedContract }

/** How soon an open page notices that access has ended. */
const REFRESH_MS = 20_000

export const sharedContractQuery = (invitationId: string) =>
  queryOptions({
    queryKey: keys.sharedContract(invitationId),
    queryFn: ({ signal }) =>
      call<typeof sharedContractEndpoints.read>('GET', '/invitations/:invitationId/contract', {
        params: { invitationId },
        signal,
      }),
    refetchInterval: ({ state }) => (state.error ? false : REFRESH_MS),
  })
