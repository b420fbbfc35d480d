import { keys } from '../../../platform/query-keys.ts'
import type {
  CircuitForm,
  CircuitRow,
  circuitsEndpoints,
  CircuitValidator,
} from '@tacite/api/settings/circuit-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { recordQueries } from '../administration/public.tsx'

type Endpoints = typeof circuitsEndpoints
export type { CircuitForm, CircuitRow, CircuitValidator }

export const circuits = recordQueries<Endpoints>('circuits')

export const circuitStepsQuery = queryOptions({
  queryKey: keys.circuits('workflow-steps'),
  queryFn: ({ signal }) =>
    call<Endpoints['workflowSteps']>('GET', '/administration/validation-circuit-steps', { signal }),
})

export function copyCircuit(circuitId: string, title: string): Promise<CircuitRow> {
  return call<Endpoints['copy']>('POST', '/administration/validation-circuits/:circuitId/copies', {
    params: { circuitId },
    body: { title },
  })
}

/** Which steps the circuit being edited would ask of a contract with these values, and of whom. */
export const trialQuery = (body: string) =>
  queryOptions({
    queryKey: keys.circuits('trial', body),
    queryFn: ({ signal }) =>
      call<Endpoints['tryOut']>('POST', '/administration/validation-circuit-trials', {
        body: JSON.parse(body) as BodyInputOf<Endpoints['tryOut']>,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
