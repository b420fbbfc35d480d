import { keys } from '../../../platform/query-keys.ts'
import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints, Person } from '@tacite/api/people/people-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callAddress } from '../../../platform/api.ts'
import { noteTrimmed } from '../../../platform/note-trimmed.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

type Endpoints = typeof peopleEndpoints
export type { Person }
export type PersonDetails = ResponseOf<Endpoints['read']>
export type PersonForm = BodyInputOf<Endpoints['change']>

export function peopleQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.people('list', asked),
    queryFn: ({ signal }) => call<Endpoints['list']>('GET', '/users', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function personQuery(userId: string) {
  return queryOptions({
    queryKey: keys.people('one', userId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/users/:userId', { params: { userId }, signal }),
  })
}

export const changePerson = ({ _id: userId, revision: basedOn }: PersonDetails, body: PersonForm) =>
  call<Endpoints['change']>('PUT', '/users/:userId', { params: { userId }, body, basedOn })

export const blockPerson = (userId: string) =>
  call<Endpoints['block']>('POST', '/users/:userId/blocked', { params: { userId } })

export const removeSecondFactor = (userId: string) =>
  call<Endpoints['removeSecondFactor']>('DELETE', '/users/:userId/second-factor', {
    params: { userId },
  })

export const activatePerson = (userId: string) =>
  call<Endpoints['activate']>('POST', '/users/:userId/activated', { params: { userId } })

export const sendInvitation = (userId: string) =>
  call<Endpoints['resend']>('POST', '/users/:userId/invitation', { params: { userId } })

export const deferInvitation = (
  { _id: userId, revision: basedOn }: PersonDetails,
  sendOn: string,
) =>
  call<Endpoints['defer']>('PUT', '/users/:userId/invitation', {
    params: { userId },
    body: { sendOn },
    basedOn,
  })

export const withdrawInvitation = (userId: string) =>
  call<Endpoints['withdraw']>('DELETE', '/users/:userId', { params: { userId } })

export const reassignWork = (userId: string, body: BodyInputOf<Endpoints['reassign']>) =>
  call<Endpoints['reassign']>('POST', '/users/:userId/reassigned', { params: { userId }, body })

export async function uploadPicture(userId: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file, file.name)
  const stored = await callAddress('POST', `/users/${userId}/picture`, body)
  await noteTrimmed(stored as ResponseOf<Endpoints['setPicture']>)
}

export const removePicture = (userId: string) =>
  call<Endpoints['removePicture']>('DELETE', '/users/:userId/picture', { params: { userId } })
