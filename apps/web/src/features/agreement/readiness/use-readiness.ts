import type { Readiness, readinessEndpoints } from '@tacite/api/agreement/readiness-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { keys } from '../../../platform/query-keys.ts'

/** Judged again each time that a window asks: the text may have changed since. */
const readinessQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'readiness'),
    queryFn: ({ signal }) =>
      call<typeof readinessEndpoints.read>('GET', '/contracts3/:contractId/readiness', {
        params: { contractId },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })

export type Finding = Readiness['findings'][number]

export interface ReadinessCheck {
  readiness: Readiness | undefined
  error: Error | null
  /** Why the contract cannot go on; null: it can, or is not judged yet. */
  refusal: string | null
}

/** What stands between a contract and its validation or signature. */
export function useReadiness(contractId: string): ReadinessCheck {
  const t = useTexts()
  const { data: readiness, error } = useQuery(readinessQuery(contractId))
  const count = readiness?.blocking ?? 0
  return { readiness, error, refusal: count > 0 ? t('readiness.refusal', { count }) : null }
}
