import type {
  validationEndpoints,
  ValidationSimulation,
} from '@tacite/api/agreement/validation-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { usePaused } from '../../../../platform/use-paused.ts'
import { toRequestBody, type DraftStep } from './circuit-draft.ts'

/** What is being written is simulated once typing pauses. */
const PAUSE_MS = 400

export interface Simulation {
  /** Null: not known yet. */
  answer: ValidationSimulation | null
  error: Error | null
  /** It is about what was written before. */
  isBehind: boolean
}

/** Who would have to validate, and why, if the steps being edited were requested now. */
export function useSimulation(
  contractId: string,
  circuitId: string | null,
  steps: readonly DraftStep[],
): Simulation {
  const written = JSON.stringify(toRequestBody(steps, circuitId))
  const body = usePaused(written, PAUSE_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: keys.contract(contractId, 'validation-simulation', body),
    queryFn: ({ signal }) =>
      call<typeof validationEndpoints.simulate>(
        'POST',
        '/contracts3/:contractId/validation/simulation',
        {
          params: { contractId },
          body: JSON.parse(body) as BodyInputOf<typeof validationEndpoints.simulate>,
          signal,
        },
      ),
    placeholderData: keepPreviousData,
  })
  return { answer: data ?? null, error, isBehind: isFetching || body !== written }
}
