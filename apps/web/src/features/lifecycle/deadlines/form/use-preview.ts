import { keys } from '../../../../platform/query-keys.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import type { deadlinesEndpoints, Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../../platform/use-settled.ts'
import { call } from '../../../../platform/api.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

export type Preview = { dates: ContractDeadlines } | { refused: readonly string[] } | null

/** Terms as the form states them, or what would change of a signed contract. */
export type PreviewedTerms =
  | { kind: 'preview'; body: Lifecycle }
  | { kind: 'changed'; body: BodyInputOf<typeof correctionsEndpoints.preview> }

/**
 * The deadlines resulting from these terms, fetched when typing pauses. Refused terms are not a failure here: their
 * sentences say what is still missing.
 *
 * @param terms null while the form cannot be sent
 */
export function usePreview(contractId: string, terms: PreviewedTerms | null): Preview {
  const params = { contractId }
  return usePreviewOf(contractId, terms, ({ kind, body }, signal) =>
    kind === 'preview'
      ? call<typeof deadlinesEndpoints.preview>(
          'POST',
          '/contracts3/:contractId/deadlines/preview',
          { params, body, signal },
        )
      : call<typeof correctionsEndpoints.preview>(
          'POST',
          '/contracts3/:contractId/deadlines/changed',
          { params, body, signal },
        ),
  )
}

export type NewContractTerms = BodyInputOf<typeof deadlinesEndpoints.previewNew>

/** The same for a contract that does not exist yet. */
export function useNewPreview(terms: NewContractTerms | null): Preview {
  return usePreviewOf('new', terms, (body, signal) =>
    call<typeof deadlinesEndpoints.previewNew>('POST', '/deadlines/preview', { body, signal }),
  )
}

function usePreviewOf<Terms>(
  of: string,
  terms: Terms | null,
  ask: (terms: Terms, signal: AbortSignal) => Promise<ContractDeadlines>,
): Preview {
  const asked = useSettled(terms === null ? null : JSON.stringify(terms))
  const { data } = useQuery({
    queryKey: keys.deadlinesPreview(of, asked),
    queryFn: ({ signal }) => orRefused(ask(JSON.parse(asked ?? '') as Terms, signal)),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return terms === null ? null : (data ?? null)
}

async function orRefused(asked: Promise<ContractDeadlines>): Promise<NonNullable<Preview>> {
  try {
    return { dates: await asked }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { refused: [...new Set(error.errors.map(({ message }) => message))] }
  }
}
