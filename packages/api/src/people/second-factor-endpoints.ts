import { SECOND_FACTORS } from '@tacite/domain/accounts/second-factor.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { me } from './accounts-endpoints.ts'
import { password } from './password.ts'
import { signInStep } from './sign-in-step.ts'

/** Six digits, or a recovery code, as people type it. */
const code = z.string().trim().max(40)
const reason = z.object({ code: z.string(), message: z.string() }).nullable()
export const recoveryCodes = z.array(z.string())

const totpSetup = z.object({
  /** To be typed where no picture can be taken. */
  secret: z.string(),
  /** What the picture says: `otpauth://…`. */
  uri: z.string(),
  /** The QR code: an SVG path on a square of this many units. */
  picture: z.object({ size: z.number().int(), path: z.string() }),
})
export type TotpSetup = z.infer<typeof totpSetup>

export const ownFactors = z.object({
  /** Whether the company requires one of everybody. */
  isRequired: z.boolean(),
  totp: z.object({ addedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
  passkeys: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      addedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Where passkeys work; null: nowhere, see `addingPasskey`. */
  passkeyOrigin: z.url().nullable(),
  /** Why none can be added. */
  addingPasskey: reason,
  recoveryCodesLeft: z.number().int(),
  /** Why a factor cannot be removed. */
  removing: reason,
})
export type OwnFactors = z.infer<typeof ownFactors>

const policy = z.object({
  isRequired: z.boolean(),
  /** Active people, and those of them who have no second factor yet. */
  people: z.number().int(),
  without: z.number().int(),
  /** Why this person cannot change it. */
  changing: reason,
})
export type SecondFactorPolicy = z.infer<typeof policy>

nameShapes({
  SignInStep: signInStep,
  TotpSetup: totpSetup,
  OwnFactors: ownFactors,
  SecondFactorPolicy: policy,
})

export const secondFactorEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/auth/signin/second-factor',
    access: 'public',
    summary: `Finish a sign-in that answered 202, with one of its methods (${SECOND_FACTORS.join(', ')}).`,
    body: z.strictObject({ code }),
    response: me,
    perMinute: 60,
  }),
  beginEnrolment: endpoint({
    method: 'POST',
    path: '/auth/signin/enrolment',
    access: 'public',
    summary: 'Set up the second factor that the company requires, during a sign-in.',
    response: totpSetup,
    perMinute: 20,
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/auth/signin/enrolment/code',
    access: 'public',
    summary: 'Confirm it with a first code; signs in. The recovery codes are shown only once.',
    body: z.strictObject({ code }),
    response: z.object({ me, recoveryCodes }),
    perMinute: 60,
  }),
  own: endpoint({
    method: 'GET',
    path: '/me/second-factor',
    access: 'signedIn',
    summary: 'One’s own second factors.',
    response: ownFactors,
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/me/second-factor/totp',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Set up an authenticator app; it counts once confirmed by a first code.',
    body: z.strictObject({ currentPassword: password }),
    response: totpSetup,
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/me/second-factor/totp/code',
    access: 'signedIn',
    summary:
      'Confirm the authenticator app with a first code; it replaces an earlier one. Other sessions end. The first second factor comes with recovery codes, shown only once.',
    body: z.strictObject({ code }),
    response: z.object({ recoveryCodes }),
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/me/second-factor/totp/removal',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Remove the authenticator app. Other sessions end.',
    body: z.strictObject({ currentPassword: password }),
    response: ownFactors,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/me/second-factor/recovery-codes',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Get new recovery codes; the earlier ones stop working.',
    body: z.strictObject({ currentPassword: password }),
    response: z.object({ recoveryCodes }),
  }),
  policy: endpoint({
    method: 'GET',
    path: '/company/second-factor',
    access: 'modules:company',
    summary: 'Whether the company requires a second factor, and how many people have none.',
    response: policy,
  }),
  changePolicy: endpoint({
    method: 'PUT',
    path: '/company/second-factor',
    access: 'modules:company',
    summary:
      'Require a second factor of everybody, from their next sign-in on; needs vendor:users too.',
    body: z.strictObject({ isRequired: z.boolean() }),
    response: policy,
  }),
}
