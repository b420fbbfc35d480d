import { keys } from '../../../platform/query-keys.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { Role, RoleRow, rolesEndpoints } from '@tacite/api/people/roles-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

type Endpoints = typeof rolesEndpoints
export type { Role, RoleRow }
export type RoleForm = BodyInputOf<Endpoints['create']>

export function rolesQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.roles('list', asked),
    queryFn: ({ signal }) => call<Endpoints['list']>('GET', '/roles', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function roleQuery(roleId: string) {
  return queryOptions({
    queryKey: keys.roles('one', roleId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/roles/:roleId', { params: { roleId }, signal }),
  })
}

export function rolePeopleQuery(roleId: string, skip: number) {
  return queryOptions({
    queryKey: keys.roles('people', roleId, skip),
    queryFn: ({ signal }) =>
      call<Endpoints['people']>('GET', '/roles/:roleId/users', {
        params: { roleId },
        query: { $skip: skip },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export function saveRole(roleId: string | null, body: RoleForm): Promise<Role> {
  return roleId === null
    ? call<Endpoints['create']>('POST', '/roles', { body })
    : call<Endpoints['change']>('PUT', '/roles/:roleId', { params: { roleId }, body })
}

export const duplicateRole = (roleId: string) =>
  call<Endpoints['duplicate']>('POST', '/roles/:roleId/copies', { params: { roleId } })

export const makeDefaultRole = (roleId: string) =>
  call<Endpoints['makeDefault']>('PUT', '/roles/:roleId/default', { params: { roleId } })

export const removeRole = (roleId: string) =>
  call<Endpoints['remove']>('DELETE', '/roles/:roleId', { params: { roleId } })
