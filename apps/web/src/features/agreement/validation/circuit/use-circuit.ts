import type { circuitsEndpoints } from '@tacite/api/settings/circuit-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { startingSteps, stepsOfCircuit, type DraftStep } from './circuit-draft.ts'

type Endpoints = typeof circuitsEndpoints
export type ProposedCircuit = ResponseOf<Endpoints['proposed']>

/** The circuit that is proposed by the template or for the type of the contract. */
export const proposedCircuitQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'proposed-circuit'),
    queryFn: ({ signal }) =>
      call<Endpoints['proposed']>('GET', '/contracts3/:contractId/validation/proposed-circuit', {
        params: { contractId },
        signal,
      }),
    // Who opens the dialog sees what the circuit asks of the contract as it is now.
    staleTime: 0,
    gcTime: 0,
  })

/** Fills in the steps that a circuit asks of the contract as it is now; without one, those of most contracts. */
export function useFillFromCircuit(
  contractId: string,
  onCircuit: (circuitId: string | null, steps: DraftStep[]) => void,
) {
  const t = useTexts()
  return useMutation({
    mutationFn: async (circuitId: string | null) => {
      if (circuitId === null) return null
      return call<Endpoints['askedOf']>(
        'GET',
        '/contracts3/:contractId/validation/circuits/:circuitId',
        { params: { contractId, circuitId } },
      )
    },
    onSuccess: (circuit) =>
      onCircuit(
        circuit?._id ?? null,
        circuit
          ? stepsOfCircuit(circuit)
          : startingSteps([t('validation.request.legal'), t('validation.request.management')]),
      ),
  })
}
