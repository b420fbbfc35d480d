import { keys } from '../../platform/query-keys.ts'
import type {
  contractTypesEndpoints,
  ContractTypeRow,
} from '@tacite/api/contract-type-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { PlainSearch } from '../../platform/plain-search.ts'

type Endpoints = typeof contractTypesEndpoints
export type { ContractTypeRow }

export function contractTypesQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.contractTypes('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/contract-types', {
        query: asked,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export function contractTypeQuery(typeId: string) {
  return queryOptions({
    queryKey: keys.contractTypes('one', typeId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/contract-types/:typeId', {
        params: { typeId },
        signal,
      }),
  })
}

export type ContractTypeForm = Pick<ContractTypeRow, 'title' | 'description' | 'regime'>

export function saveContractType(
  typeId: string | null,
  body: ContractTypeForm,
): Promise<ContractTypeRow> {
  return typeId === null
    ? call<Endpoints['create']>('POST', '/administration/contract-types', { body })
    : call<Endpoints['update']>('PUT', '/administration/contract-types/:typeId', {
        params: { typeId },
        body,
      })
}

export function removeContractType(typeId: string): Promise<{ removalId: string }> {
  return call<Endpoints['remove']>('DELETE', '/administration/contract-types/:typeId', {
    params: { typeId },
  })
}
