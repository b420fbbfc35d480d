import { keys } from '../../../../platform/query-keys.ts'
import type {
  accountSecurityEndpoints,
  SignedInDevice,
  SignInAddress,
} from '@tacite/api/people/account-security-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import type { NewPassword } from '../../../../platform/new-password-form.tsx'

type Endpoints = typeof accountSecurityEndpoints
export type { SignedInDevice, SignInAddress }

export const addressQuery = queryOptions({
  queryKey: keys.me('address'),
  queryFn: ({ signal }) => call<Endpoints['address']>('GET', '/me/email', { signal }),
})

export const devicesQuery = queryOptions({
  queryKey: keys.me('devices'),
  queryFn: ({ signal }) => call<Endpoints['devices']>('GET', '/me/devices', { signal }),
})

export function changePassword(body: NewPassword): Promise<undefined> {
  return call<Endpoints['changePassword']>('PUT', '/me/password', { body })
}

export function changeAddress(body: {
  email: string
  currentPassword: string
}): Promise<SignInAddress> {
  return call<Endpoints['changeAddress']>('PUT', '/me/email', { body })
}

export function keepAddress(): Promise<SignInAddress> {
  return call<Endpoints['keepAddress']>('DELETE', '/me/email')
}

export function signOutDevice(deviceId: string): Promise<undefined> {
  return call<Endpoints['signOutDevice']>('DELETE', '/me/devices/:deviceId', {
    params: { deviceId },
  })
}

export function signOutOthers(): Promise<undefined> {
  return call<Endpoints['signOutOthers']>('DELETE', '/me/devices')
}
