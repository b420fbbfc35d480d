import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import { call, callAddress } from '../../../platform/api.ts'
import { noteTrimmed } from '../../../platform/note-trimmed.ts'

type Endpoints = typeof accountsEndpoints

export async function uploadOwnPicture(file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file, file.name)
  const stored = await callAddress('POST', '/me/picture', body)
  await noteTrimmed(stored as ResponseOf<Endpoints['setOwnPicture']>)
}

export const removeOwnPicture = () => call<Endpoints['removeOwnPicture']>('DELETE', '/me/picture')
