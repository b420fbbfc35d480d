import { keys } from '../../platform/query-keys.ts'
import type { legalEntitiesEndpoints, LegalEntityRow } from '@tacite/api/legal-entity-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof legalEntitiesEndpoints
export type { LegalEntityRow }

export function legalEntitiesQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.legalEntities('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/legal-entities', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function legalEntityQuery(legalEntityId: string) {
  return queryOptions({
    queryKey: keys.legalEntities('one', legalEntityId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/legal-entities/:legalEntityId', {
        params: { legalEntityId },
        signal,
      }),
  })
}

export type LegalEntityBody = BodyInputOf<Endpoints['create']>

export function saveLegalEntity(legalEntityId: string | null, body: LegalEntityBody) {
  return legalEntityId === null
    ? call<Endpoints['create']>('POST', '/administration/legal-entities', { body })
    : call<Endpoints['update']>('PUT', '/administration/legal-entities/:legalEntityId', {
        params: { legalEntityId },
        body,
      })
}

export function removeLegalEntity(legalEntityId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/legal-entities/:legalEntityId', {
    params: { legalEntityId },
  })
}
