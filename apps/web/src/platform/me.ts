import { keys } from './query-keys.ts'
import type { accountsEndpoints, Me } from '@tacite/api/people/accounts-endpoints.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export type { Me }

/** The signed-in person. Loaded by the shell before any of its screens. */
export const meQuery = queryOptions({
  queryKey: keys.me(),
  queryFn: ({ signal }) =>
    call<typeof accountsEndpoints.me>('GET', '/me', { query: { $select: 'roles,data' }, signal }),
  staleTime: Infinity,
})

export function useMe(): Me {
  return useSuspenseQuery(meQuery).data
}

/** Whether the person holds a company permission. The server checks again. */
export function holds(me: Me, permission: Permission): boolean {
  return me.iams.includes(permission)
}

/** The full name, falling back to the e-mail (specification 2.6). */
export function shownName(me: Me): string {
  return me.name.full.trim() || me.email
}
