import { keys } from '../../platform/query-keys.ts'
import type {
  counterpartiesEndpoints,
  CounterpartyRecord,
  CounterpartyRow,
} from '@tacite/api/counterparty-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof counterpartiesEndpoints
export type { CounterpartyRecord, CounterpartyRow }

export function counterpartiesQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.counterparties('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/counterparties', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function counterpartyQuery(counterpartyId: string) {
  return queryOptions({
    queryKey: keys.counterparties('one', counterpartyId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/counterparties/:counterpartyId', {
        params: { counterpartyId },
        signal,
      }),
  })
}

export type CounterpartyBody = BodyInputOf<Endpoints['create']>

export function saveCounterparty(counterpartyId: string | null, body: CounterpartyBody) {
  return counterpartyId === null
    ? call<Endpoints['create']>('POST', '/administration/counterparties', { body })
    : call<Endpoints['update']>('PUT', '/administration/counterparties/:counterpartyId', {
        params: { counterpartyId },
        body,
      })
}

export function removeCounterparty(counterpartyId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/counterparties/:counterpartyId', {
    params: { counterpartyId },
  })
}
