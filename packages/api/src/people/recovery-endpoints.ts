import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { password } from './password.ts'
import { linkForm, linkToken } from './link-token.ts'

export const recoveryEndpoints = {
  forgot: endpoint({
    method: 'POST',
    path: '/auth/forgot',
    access: 'public',
    summary:
      'Request a mailed link to choose a new password; the answer is the same for every address.',
    body: z.strictObject({ email: z.string().trim().max(254) }),
    response: null,
  }),
  openReset: endpoint({
    method: 'POST',
    path: '/auth/reset/link',
    access: 'public',
    summary: 'Whose password a link resets; the link is not consumed.',
    body: linkForm,
    response: z.object({ email: z.string() }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/auth/reset',
    access: 'public',
    summary: 'Choose a new password with a link; every session of the person ends.',
    body: z.strictObject({ token: linkToken, password, passwordAgain: password }),
    response: null,
  }),
  openAddress: endpoint({
    method: 'POST',
    path: '/auth/email/link',
    access: 'public',
    summary: 'Which address a link confirms; the link is not consumed.',
    body: linkForm,
    response: z.object({ email: z.string(), currentEmail: z.string() }),
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/auth/email',
    access: 'public',
    summary: 'Confirm a new address: it becomes the sign-in address.',
    body: linkForm,
    response: null,
  }),
  openStop: endpoint({
    method: 'POST',
    path: '/auth/email/stop/link',
    access: 'public',
    summary: 'Which address a link restores; the link is not consumed.',
    body: linkForm,
    response: z.object({ email: z.string(), currentEmail: z.string() }),
  }),
  stopAddress: endpoint({
    method: 'POST',
    path: '/auth/email/stop',
    access: 'public',
    summary: 'Restore the previous address: every session ends, a new password must be chosen.',
    body: linkForm,
    response: null,
  }),
}
