import type {
  OwnFactors,
  secondFactorEndpoints,
  TotpSetup,
} from '@tacite/api/people/second-factor-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof secondFactorEndpoints
export type { OwnFactors, TotpSetup }

export const factorsQuery = queryOptions({
  queryKey: keys.me('second-factor'),
  queryFn: ({ signal }) => call<Endpoints['own']>('GET', '/me/second-factor', { signal }),
})

export const beginTotp = (currentPassword: string) =>
  call<Endpoints['beginTotp']>('POST', '/me/second-factor/totp', { body: { currentPassword } })

export const confirmTotp = (code: string) =>
  call<Endpoints['confirmTotp']>('POST', '/me/second-factor/totp/code', { body: { code } })

export const removeTotp = (currentPassword: string) =>
  call<Endpoints['removeTotp']>('POST', '/me/second-factor/totp/removal', {
    body: { currentPassword },
  })

export const renewRecoveryCodes = (currentPassword: string) =>
  call<Endpoints['renewRecoveryCodes']>('POST', '/me/second-factor/recovery-codes', {
    body: { currentPassword },
  })
