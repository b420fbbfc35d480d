import { PASSKEY_NAME_MAX_LENGTH } from '@tacite/domain/accounts/second-factor.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { me } from './accounts-endpoints.ts'
import { password } from './password.ts'
import { ownFactors, recoveryCodes } from './second-factor-endpoints.ts'

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)
/** 1,023 bytes at most (WebAuthn). */
const credentialId = bytes(1_364)
const clientDataJSON = bytes(4_000)
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** What a browser answers to `passkeyCreation`. */
const newPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON,
  attestationObject: bytes(20_000),
  /** How the browser reaches it: usb, nfc, internal and others to come. */
  transports: z.array(z.string().max(30)).max(10),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** What a browser answers to `passkeyRequest`. */
const assertion = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: bytes(4_000),
  signature: bytes(8_000),
})
export type PasskeyAssertion = z.infer<typeof assertion>

const named = z.strictObject({
  name: z.string().trim().max(PASSKEY_NAME_MAX_LENGTH),
  passkey: newPasskey,
})

nameShapes({
  PasskeyCreation: passkeyCreation,
  PasskeyRequest: passkeyRequest,
  NewPasskey: newPasskey,
  NamedPasskey: named,
})

export const passkeyEndpoints = {
  request: endpoint({
    method: 'POST',
    path: '/auth/signin/second-factor/passkey/challenge',
    access: 'public',
    summary: 'What a passkey of the person has to sign to finish a sign-in that answered 202.',
    response: passkeyRequest,
    perMinute: 60,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/signin/second-factor/passkey',
    access: 'public',
    summary: 'Finish a sign-in that answered 202, with a passkey. Each challenge is answered once.',
    body: z.strictObject({ passkey: assertion }),
    response: me,
    perMinute: 60,
  }),
  beginEnrolment: endpoint({
    method: 'POST',
    path: '/auth/signin/enrolment/passkey/challenge',
    access: 'public',
    summary: 'Set up a passkey as the second factor that the company requires, during a sign-in.',
    response: passkeyCreation,
    perMinute: 20,
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/auth/signin/enrolment/passkey',
    access: 'public',
    summary: 'Add that passkey; signs in. The recovery codes are shown only once.',
    body: named,
    response: z.object({ me, recoveryCodes }),
    perMinute: 20,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/me/second-factor/passkeys/challenge',
    access: 'signedIn',
    transaction: 'none',
    summary: 'What a new passkey has to sign to be added.',
    body: z.strictObject({ currentPassword: password }),
    response: passkeyCreation,
  }),
  add: endpoint({
    method: 'POST',
    path: '/me/second-factor/passkeys',
    access: 'signedIn',
    transaction: 'none',
    summary:
      'Add a passkey. Other sessions end. The first second factor comes with recovery codes, shown only once.',
    body: named,
    response: z.object({ recoveryCodes }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/me/second-factor/passkeys/:passkeyId/removal',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Remove one of one’s own passkeys. Other sessions end.',
    params: z.strictObject({ passkeyId: z.uuid() }),
    body: z.strictObject({ currentPassword: password }),
    response: ownFactors,
  }),
}
