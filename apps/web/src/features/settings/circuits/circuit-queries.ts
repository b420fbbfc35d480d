import { keys } from '../../../platform/query-keys.ts'
import type {
  CircuitForm,
  CircuitRow,
  circuitsEndpoints,
  CircuitValidator,
} from '@tacite/api/settings/circuit-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
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
