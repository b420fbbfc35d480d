import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { password } from './password.ts'

/** The token of a mailed link. */
const token = z.string().max(100)

export const recoveryEndpoints = {
  forgot: endpoint({
    method: 'POST',
    path: '/auth/forgot',
    access: 'public',
    summary:
      'Have a link to choose a new password mailed; the answer is the same for every address.',
    body: z.strictObject({ email: z.string().trim().max(254) }),
    response: null,
  }),
  openReset: endpoint({
    method: 'POST',
    path: '/auth/reset/link',
    access: 'public',
    summary: 'Whose password a link lets choose; nothing is used up by it.',
    body: z.strictObject({ token }),
    response: z.object({ email: z.string() }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/auth/reset',
    access: 'public',
    summary: 'Choose a new password by a link; every session of the person ends.',
    body: z.strictObject({ token, password, passwordAgain: password }),
    response: null,
  }),
  openAddress: endpoint({
    method: 'POST',
    path: '/auth/email/link',
    access: 'public',
    summary: 'Which address a link confirms; nothing is used up by it.',
    body: z.strictObject({ token }),
    response: z.object({ email: z.string(), currentEmail: z.string() }),
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/auth/email',
    access: 'public',
    summary: 'Confirm a new address: one signs in with it from now on.',
    body: z.strictObject({ token }),
    response: null,
  }),
  openStop: endpoint({
    method: 'POST',
    path: '/auth/email/stop/link',
    access: 'public',
    summary: 'Which address a link keeps; nothing is used up by it.',
    body: z.strictObject({ token }),
    response: z.object({ email: z.string(), currentEmail: z.string() }),
  }),
  stopAddress: endpoint({
    method: 'POST',
    path: '/auth/email/stop',
    access: 'public',
    summary: 'Keep the address from before: every session ends, a new password must be chosen.',
    body: z.strictObject({ token }),
    response: null,
  }),
}
