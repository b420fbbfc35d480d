import type { paperEndpoints, SignedOnPaper } from '@tacite/api/signing/paper-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type { SignedOnPaper }

const READING_PAUSE_MS = 4_000

/** What is known about a signature on paper; polled while its scan is being read for search. */
export const paperQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'paper'),
    queryFn: ({ signal }) =>
      call<typeof paperEndpoints.read>('GET', '/contracts3/:contractId/signature/paper', {
        params: { contractId },
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data?.document?.state === 'waiting' ? READING_PAUSE_MS : false,
  })
