import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { password } from './password.ts'
import { nameShapes } from '../shape-names.ts'

const signInAddress = z.object({
  email: z.string(),
  /** The address awaiting confirmation. */
  pending: z.object({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
})
export type SignInAddress = z.infer<typeof signInAddress>

const device = z.object({
  _id: z.uuid(),
  /** Common names; null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isRemembered: z.boolean(),
  /** The current one. */
  isThisOne: z.boolean(),
})
export type SignedInDevice = z.infer<typeof device>

nameShapes({ SignInAddress: signInAddress, SignedInDevice: device })

export const accountSecurityEndpoints = {
  changePassword: endpoint({
    method: 'PUT',
    path: '/me/password',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Choose another password; the other sessions of the person end.',
    body: z.strictObject({ currentPassword: password, password, passwordAgain: password }),
    response: null,
  }),
  address: endpoint({
    method: 'GET',
    path: '/me/email',
    access: 'signedIn',
    summary: 'The sign-in address, and the one awaiting confirmation.',
    response: signInAddress,
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/me/email',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Request another sign-in address: it takes effect once the link mailed to it is used.',
    body: z.strictObject({ email: z.string().trim().max(254), currentPassword: password }),
    response: signInAddress,
  }),
  keepAddress: endpoint({
    method: 'DELETE',
    path: '/me/email',
    access: 'signedIn',
    summary: 'Discard the address awaiting confirmation.',
    response: signInAddress,
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/me/email/confirmation',
    access: 'signedIn',
    transaction: 'none',
    summary: 'Request a mailed link that confirms one’s own address.',
    response: signInAddress,
  }),
  devices: endpoint({
    method: 'GET',
    path: '/me/devices',
    access: 'signedIn',
    summary: 'The devices where one is signed in, last used first.',
    response: z.object({ value: z.array(device), count: z.number().int() }),
  }),
  signOutDevice: endpoint({
    method: 'DELETE',
    path: '/me/devices/:deviceId',
    access: 'signedIn',
    summary: 'Sign one device out, at its next request.',
    params: z.strictObject({ deviceId: z.uuid() }),
    response: null,
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    path: '/me/devices',
    access: 'signedIn',
    summary: 'Sign every other device out.',
    response: null,
  }),
}
