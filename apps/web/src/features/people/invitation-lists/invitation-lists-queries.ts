import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  InvitationList,
  invitationListsEndpoints,
  ListLine,
} from '@tacite/api/people/invitation-lists-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callForFile } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import { saveFile } from '../../../platform/save-file.ts'

type Endpoints = typeof invitationListsEndpoints
export type { InvitationList, ListLine }
export type ListPreview = ResponseOf<Endpoints['preview']>
export type LineForm = BodyInputOf<Endpoints['correct']>

/** While people are being invited, the figures are read again this often. */
const REFRESH_MS = 1_000
export const LINES_PER_PAGE = 20

export const openListsQuery = queryOptions({
  queryKey: keys.people('lists'),
  queryFn: ({ signal }) => call<Endpoints['lists']>('GET', '/users/invitations/lists', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.value.some(({ counts }) => counts.waiting > 0) ? REFRESH_MS : false,
})

export function listQuery(listId: string) {
  return queryOptions({
    queryKey: keys.people('lists', listId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/users/invitations/lists/:listId', {
        params: { listId },
        signal,
      }),
    refetchInterval: ({ state }) =>
      state.data && state.data.counts.waiting > 0 ? REFRESH_MS : false,
  })
}

/** @param version changes when the lines do: the figures of the list */
export function linesQuery(
  listId: string,
  asked: { state: ListLine['state']; $skip: number },
  version: string,
) {
  return queryOptions({
    queryKey: keys.people('lists', listId, asked, version),
    queryFn: ({ signal }) =>
      call<Endpoints['lines']>('GET', '/users/invitations/lists/:listId/lines', {
        params: { listId },
        query: asked,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export const previewList = (text: string) =>
  call<Endpoints['preview']>('POST', '/users/invitations/preview', { body: { text } })

export const createList = (body: BodyInputOf<Endpoints['create']>) =>
  call<Endpoints['create']>('POST', '/users/invitations/lists', { body })

const lineParams = (listId: string, { position }: ListLine) => ({
  listId,
  position: String(position),
})

export const correctLine = (listId: string, line: ListLine, body: LineForm) =>
  call<Endpoints['correct']>('PUT', '/users/invitations/lists/:listId/lines/:position', {
    params: lineParams(listId, line),
    body,
  })

export const setLineAside = (listId: string, line: ListLine) =>
  call<Endpoints['setAside']>('DELETE', '/users/invitations/lists/:listId/lines/:position', {
    params: lineParams(listId, line),
  })

/** The lines that were not invited, under the server's file name. */
export async function downloadErrors(listId: string): Promise<void> {
  const { blob, name } = await callForFile<Endpoints['errors']>(
    'GET',
    '/users/invitations/lists/:listId/errors',
    { params: { listId } },
  )
  saveFile(blob, name ?? 'invitations.csv')
}
