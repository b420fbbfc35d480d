import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  amendmentsEndpoints,
  StatedChanges,
} from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/api-error.ts'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { useSettled } from '../../../../platform/use-settled.ts'

type AmendedDates = ResponseOf<typeof amendmentsEndpoints.preview>
export type AmendedPreview = { dates: AmendedDates } | { refused: readonly string[] } | null

/** The deadlines of the master agreement before and after, fetched when typing pauses; null while it cannot be sent. */
export function useAmendedPreview(
  contractId: string,
  stated: StatedChanges | null,
): AmendedPreview {
  const asked = useSettled(stated === null ? null : JSON.stringify(stated))
  const { data } = useQuery({
    queryKey: keys.deadlinesPreview(`amended ${contractId}`, asked),
    queryFn: ({ signal }) =>
      orRefused(
        call<typeof amendmentsEndpoints.preview>(
          'POST',
          '/contracts3/:contractId/amended-terms/preview',
          { params: { contractId }, body: JSON.parse(asked ?? '') as StatedChanges, signal },
        ),
      ),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return stated === null ? null : (data ?? null)
}

async function orRefused(asked: Promise<AmendedDates>): Promise<NonNullable<AmendedPreview>> {
  try {
    return { dates: await asked }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { refused: [...new Set(error.errors.map(({ message }) => message))] }
  }
}
