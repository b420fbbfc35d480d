import { keys } from '../../platform/query-keys.ts'
import type {
  CircuitForm,
  CircuitRow,
  circuitsEndpoints,
  CircuitValidator,
} from '@tacite/api/circuit-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof circuitsEndpoints
export type { CircuitForm, CircuitRow, CircuitValidator }

export function circuitsQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.circuits('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/validation-circuits', {
        query: asked,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export function circuitQuery(circuitId: string) {
  return queryOptions({
    queryKey: keys.circuits('one', circuitId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/validation-circuits/:circuitId', {
        params: { circuitId },
        signal,
      }),
  })
}

export const circuitStepsQuery = queryOptions({
  queryKey: keys.circuits('workflow-steps'),
  queryFn: ({ signal }) =>
    call<Endpoints['workflowSteps']>('GET', '/administration/validation-circuit-steps', { signal }),
})

export function saveCircuit(circuitId: string | null, body: CircuitForm): Promise<CircuitRow> {
  return circuitId === null
    ? call<Endpoints['create']>('POST', '/administration/validation-circuits', { body })
    : call<Endpoints['update']>('PUT', '/administration/validation-circuits/:circuitId', {
        params: { circuitId },
        body,
      })
}

export function copyCircuit(circuitId: string, title: string): Promise<CircuitRow> {
  return call<Endpoints['copy']>('POST', '/administration/validation-circuits/:circuitId/copies', {
    params: { circuitId },
    body: { title },
  })
}

export function removeCircuit(circuitId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/validation-circuits/:circuitId', {
    params: { circuitId },
  })
}
