import { keys } from '../../../../platform/query-keys.ts'
import type { deadlinesEndpoints, Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../../platform/use-settled.ts'
import { call } from '../../../../platform/api.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

export type Preview = { dates: ContractDeadlines } | { refused: readonly string[] } | null

/**
 * The deadlines resulting from these terms, fetched when typing pauses. Refused terms are not a failure here: their
 * sentences say what is still missing.
 *
 * @param lifecycle null while the form cannot be sent
 */
export function usePreview(contractId: string, lifecycle: Lifecycle | null): Preview {
  const asked = useSettled(lifecycle === null ? null : JSON.stringify(lifecycle))
  const { data } = useQuery({
    queryKey: keys.deadlinesPreview(contractId, asked),
    queryFn: ({ signal }) => askPreview(contractId, asked ?? '', signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return lifecycle === null ? null : (data ?? null)
}

async function askPreview(contractId: string, lifecycle: string, signal: AbortSignal) {
  try {
    const dates = await call<typeof deadlinesEndpoints.preview>(
      'POST',
      '/contracts3/:contractId/deadlines/preview',
      { params: { contractId }, body: JSON.parse(lifecycle) as Lifecycle, signal },
    )
    return { dates }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { refused: [...new Set(error.errors.map(({ message }) => message))] }
  }
}
