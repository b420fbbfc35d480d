import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { RenewalChange, renewalsEndpoints } from '@tacite/api/lifecycle/renewals-endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/api-error.ts'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { useSettled } from '../../../../platform/use-settled.ts'

export type RenewalDates = ResponseOf<typeof renewalsEndpoints.preview>
export type RenewalPreview = { dates: RenewalDates } | { refused: readonly string[] } | null

/** The deadlines before and after a change of the register, fetched when typing pauses; null while it cannot be sent. */
export function useRenewalPreview(
  contractId: string,
  change: RenewalChange | null,
): RenewalPreview {
  const asked = useSettled(change === null ? null : JSON.stringify(change))
  const { data } = useQuery({
    queryKey: keys.deadlinesPreview(`renewals ${contractId}`, asked),
    queryFn: ({ signal }) =>
      orRefused(
        call<typeof renewalsEndpoints.preview>('POST', '/contracts3/:contractId/renewals/preview', {
          params: { contractId },
          body: { change: JSON.parse(asked ?? '') as RenewalChange },
          signal,
        }),
      ),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return change === null ? null : (data ?? null)
}

async function orRefused(asked: Promise<RenewalDates>): Promise<NonNullable<RenewalPreview>> {
  try {
    return { dates: await asked }
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 409)) throw error
    const said = error.errors.map(({ message }) => message)
    return { refused: [...new Set(said.length > 0 ? said : [error.message])] }
  }
}
