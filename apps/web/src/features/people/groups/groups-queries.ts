import { keys } from '../../../platform/query-keys.ts'
import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { foldersEndpoints, AccessImpact } from '@tacite/api/settings/folders-endpoints.ts'
import type { GroupRow, groupsEndpoints } from '@tacite/api/people/groups-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

type Endpoints = typeof groupsEndpoints
export type { GroupRow, AccessImpact }
export type Group = ResponseOf<Endpoints['read']>
export type GroupForm = BodyInputOf<Endpoints['create']>
export type MemberChange = BodyInputOf<Endpoints['changeMembers']>
export type Member = ResponseOf<Endpoints['members']>['value'][number]

export function groupsQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.groups('list', asked),
    queryFn: ({ signal }) => call<Endpoints['list']>('GET', '/groups', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function groupQuery(groupId: string) {
  return queryOptions({
    queryKey: keys.groups('one', groupId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/groups/:groupId', { params: { groupId }, signal }),
  })
}

export function membersQuery(groupId: string, asked: { search: string; $skip: number }) {
  return queryOptions({
    queryKey: keys.groups('members', groupId, asked),
    queryFn: ({ signal }) =>
      call<Endpoints['members']>('GET', '/groups/:groupId/members', {
        params: { groupId },
        query: asked,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export function pendingQuery(groupId: string, asked: { $skip: number }) {
  return queryOptions({
    queryKey: keys.groups('pending', groupId, asked),
    queryFn: ({ signal }) =>
      call<Endpoints['pending']>('GET', '/groups/:groupId/pending', {
        params: { groupId },
        query: asked,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export type PendingMember = ResponseOf<Endpoints['pending']>['value'][number]

export const confirmMember = (groupId: string, userId: string) =>
  call<Endpoints['confirmMember']>('POST', '/groups/:groupId/pending/:userId/confirmed', {
    params: { groupId, userId },
  })

export const refuseMember = (groupId: string, userId: string) =>
  call<Endpoints['refuseMember']>('POST', '/groups/:groupId/pending/:userId/refused', {
    params: { groupId, userId },
  })

export function saveGroup(group: Group | null, body: GroupForm): Promise<Group> {
  return group === null
    ? call<Endpoints['create']>('POST', '/groups', { body })
    : call<Endpoints['change']>('PUT', '/groups/:groupId', {
        params: { groupId: group._id },
        body,
        basedOn: group.revision,
      })
}

export const removeGroup = (groupId: string) =>
  call<Endpoints['remove']>('DELETE', '/groups/:groupId', { params: { groupId } })

export const previewMembers = (
  groupId: string,
  { addedIds = [], removedIds = [] }: MemberChange,
): Promise<AccessImpact> =>
  call<(typeof foldersEndpoints)['previewMembers']>('POST', '/groups/:groupId/preview', {
    params: { groupId },
    body: { addedPersonIds: addedIds, removedPersonIds: removedIds },
  })

export const changeMembers = (groupId: string, body: BodyInputOf<Endpoints['changeMembers']>) =>
  call<Endpoints['changeMembers']>('POST', '/groups/:groupId/members', {
    params: { groupId },
    body,
  })
