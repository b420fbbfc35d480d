import { keys } from '../../../platform/query-keys.ts'
import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { RoleRow, rolesEndpoints } from '@tacite/api/people/roles-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

type Endpoints = typeof rolesEndpoints
export type { RoleRow }
export type Role = ResponseOf<Endpoints['read']>
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

export function saveRole(role: Role | null, body: RoleForm): Promise<Role> {
  return role === null
    ? call<Endpoints['create']>('POST', '/roles', { body })
    : call<Endpoints['change']>('PUT', '/roles/:roleId', {
        params: { roleId: role._id },
        body,
        basedOn: role.revision,
      })
}

export const duplicateRole = (roleId: string) =>
  call<Endpoints['duplicate']>('POST', '/roles/:roleId/copies', { params: { roleId } })

export const makeDefaultRole = (roleId: string) =>
  call<Endpoints['makeDefault']>('PUT', '/roles/:roleId/default', { params: { roleId } })

export const removeRole = (roleId: string) =>
  call<Endpoints['remove']>('DELETE', '/roles/:roleId', { params: { roleId } })
