import type { passkeyEndpoints } from '@tacite/api/people/passkey-endpoints.ts'
import type { secondFactorEndpoints } from '@tacite/api/people/second-factor-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { createPasskey } from '../../../../platform/second-factor/passkey.ts'

type Endpoints = typeof secondFactorEndpoints
type Passkeys = typeof passkeyEndpoints

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

/** Asks the server what to sign, the browser for a new passkey, and adds it. */
export async function addPasskey(name: string, currentPassword: string) {
  const options = await call<Passkeys['begin']>('POST', '/me/second-factor/passkeys/challenge', {
    body: { currentPassword },
  })
  const passkey = await createPasskey(options)
  return call<Passkeys['add']>('POST', '/me/second-factor/passkeys', { body: { name, passkey } })
}

export const removePasskey = (passkeyId: string, currentPassword: string) =>
  call<Passkeys['remove']>('POST', '/me/second-factor/passkeys/:passkeyId/removal', {
    params: { passkeyId },
    body: { currentPassword },
  })
