import type { passkeyEndpoints } from '@tacite/api/people/passkey-endpoints.ts'
import { call } from '../../../platform/api.ts'
import { createPasskey, signWithPasskey } from '../../../platform/second-factor/passkey.ts'

type Endpoints = typeof passkeyEndpoints

export async function finishByPasskey() {
  const options = await call<Endpoints['request']>(
    'POST',
    '/auth/signin/second-factor/passkey/challenge',
  )
  const passkey = await signWithPasskey(options)
  return call<Endpoints['signIn']>('POST', '/auth/signin/second-factor/passkey', {
    body: { passkey },
  })
}

export async function enrolPasskeyAtSignIn(name: string) {
  const options = await call<Endpoints['beginEnrolment']>(
    'POST',
    '/auth/signin/enrolment/passkey/challenge',
  )
  const passkey = await createPasskey(options)
  return call<Endpoints['enrol']>('POST', '/auth/signin/enrolment/passkey', {
    body: { name, passkey },
  })
}
