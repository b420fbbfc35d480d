import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import {
  codeRequest,
  displayReport,
  documentToSign,
  sentCode,
  signatureForm,
} from '../signing/document-to-sign.ts'
import { endpoint } from '../endpoint.ts'

const invitationParams = z.strictObject({ invitationId: z.uuid() })

/** What a third party invited to sign can do: read and sign one document, nothing else. */
export const guestEndpoints = {
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
  annex: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/attachments/:attachmentId',
    access: 'invited',
    summary: 'The file of an annex of the document.',
    params: z.strictObject({ invitationId: z.uuid(), attachmentId: z.uuid() }),
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
  markDisplayed: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/display',
    access: 'invited',
    summary: 'Report that the page has shown the document.',
    params: invitationParams,
    body: displayReport,
    response: null,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/reading',
    access: 'invited',
    summary: 'Report that the end of the document was reached.',
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
    summary: 'Give consent, and request a signing code by e-mail.',
    params: invitationParams,
    body: codeRequest,
    response: sentCode,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/invitations/:invitationId/signature',
    access: 'invited',
    transaction: 'none',
    summary: 'Sign.',
    params: invitationParams,
    body: signatureForm,
    response: documentToSign,
  }),
  signed: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/signed',
    access: 'invited',
    summary: 'The sealed PDF, once everyone has signed.',
    params: invitationParams,
    response: 'stream',
  }),
}
