import { keys } from '../../../platform/query-keys.ts'
import type { delegationsEndpoints, Delegation } from '@tacite/api/people/delegations-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

type Endpoints = typeof delegationsEndpoints
export type { Delegation }

/** The reader's own absences, or those of the person an administrator looks at. */
export function delegationsQuery(userId: string | null) {
  return queryOptions({
    queryKey: keys.delegations(userId),
    queryFn: ({ signal }) =>
      userId === null
        ? call<Endpoints['own']>('GET', '/me/delegations', { signal })
        : call<Endpoints['ofPerson']>('GET', '/users/:userId/delegations', {
            params: { userId },
            signal,
          }),
  })
}

export interface Absence {
  delegateId: string
  startsOn: string
  endsOn: string
}

export function addDelegation(userId: string | null, body: Absence): Promise<Delegation> {
  return userId === null
    ? call<Endpoints['addOwn']>('POST', '/me/delegations', { body })
    : call<Endpoints['addForPerson']>('POST', '/users/:userId/delegations', {
        params: { userId },
        body,
      })
}

export function endDelegation(userId: string | null, delegationId: string): Promise<Delegation> {
  return userId === null
    ? call<Endpoints['endOwn']>('POST', '/me/delegations/:absenceId/ended', {
        params: { absenceId: delegationId },
      })
    : call<Endpoints['endForPerson']>('POST', '/users/:userId/delegations/:delegationId/ended', {
        params: { userId, delegationId },
      })
}
