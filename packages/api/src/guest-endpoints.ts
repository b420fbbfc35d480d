import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { code, codeRequest, documentToSign, sentCode, signatureForm } from './document-to-sign.ts'
import { endpoint } from './endpoint.ts'

/** 256 bits as they stand in a link. */
const token = z.string().max(100)
const invitationParams = z.strictObject({ invitationId: z.uuid() })

const openedInvitation = z.object({
  invitationId: z.uuid(),
  /** Whether this device is known already, or needs a code sent by e-mail. */
  isOpen: z.boolean(),
  company: z.string(),
  name: z.string(),
  sentTo: z.string(),
  i18n: z.enum(locales),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

/** What a third party can do with an invitation link: nothing but read and sign one document. */
export const guestEndpoints = {
  open: endpoint({
    method: 'POST',
    path: '/invitations',
    access: 'public',
    summary: 'Redeem an invitation link: whose it is, and whether this device needs a code.',
    body: z.strictObject({ token }),
    response: openedInvitation,
    perMinute: 60,
  }),
  sendEntryCode: endpoint({
    method: 'POST',
    path: '/invitations/code',
    access: 'public',
    summary: 'Have the code that opens an invitation on this device sent by e-mail.',
    body: z.strictObject({ token }),
    response: sentCode,
    perMinute: 20,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/invitations/session',
    access: 'public',
    summary: 'Open the invitation on this device with the code; sets a cookie of its own.',
    body: z.strictObject({ token, code }),
    response: z.object({ invitationId: z.uuid() }),
    perMinute: 60,
  }),
  read: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId',
    access: 'invited',
    summary: 'The document to sign.',
    params: invitationParams,
    response: documentToSign,
  }),
  image: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/images/:sha256',
    access: 'invited',
    summary: 'An image of the document.',
    params: z.strictObject({
      invitationId: z.uuid(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    response: 'stream',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/document.pdf',
    access: 'invited',
    summary: 'The exact PDF that is signed.',
    params: invitationParams,
    response: 'stream',
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/reading',
    access: 'invited',
    summary: 'The end of the document was reached.',
    params: invitationParams,
    response: null,
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/language',
    access: 'invited',
    summary: 'Choose the language of the page, of the consent and of mails.',
    params: invitationParams,
    body: z.strictObject({ i18n: z.enum(locales) }),
    response: documentToSign,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/invitations/:invitationId/code',
    access: 'invited',
    summary: 'Consent, and have a signing code sent by e-mail.',
    params: invitationParams,
    body: codeRequest,
    response: sentCode,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/invitations/:invitationId/signature',
    access: 'invited',
    summary: 'Sign.',
    params: invitationParams,
    body: signatureForm,
    response: documentToSign,
  }),
  signed: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/signed',
    access: 'invited',
    summary: 'The sealed PDF, once everybody has signed.',
    params: invitationParams,
    response: 'stream',
  }),
}
