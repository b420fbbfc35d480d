import type { counterpartiesEndpoints } from '@tacite/api/settings/counterparty-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import { recordQueries } from '../administration/public.tsx'

type Endpoints = typeof counterpartiesEndpoints

export type AlikeParty = ResponseOf<Endpoints['alike']>['value'][number]

/** Those that administer counterparties ask one call, those that write contracts another. */
type AlikePath = '/administration/counterparties-alike' | '/contracts/suppliers-alike'

/** @param typed the name and numbers as JSON; null: nothing to ask. */
export function alikeQuery(path: AlikePath, typed: string | null) {
  return queryOptions({
    queryKey: keys.counterparties('alike', path, typed),
    queryFn: ({ signal }) =>
      call<Endpoints['alike']>('GET', path as '/administration/counterparties-alike', {
        query: JSON.parse(typed!) as QueryOf<Endpoints['alike']>,
        signal,
      }),
    enabled: typed !== null,
    placeholderData: typed === null ? undefined : keepPreviousData,
  })
}

/** Keeps that two are not duplicates, or takes it back. */
export function compareParties(counterpartyId: string, otherId: string, areDistinct: boolean) {
  return call<Endpoints['compare']>(
    'PUT',
    '/administration/counterparties/:counterpartyId/compared/:otherId',
    { params: { counterpartyId, otherId }, body: { areDistinct } },
  )
}

export const counterparties = recordQueries<typeof counterpartiesEndpoints>('counterparties')
