import { keys } from '../../../platform/query-keys.ts'
import type {
  DisplayReport,
  DocumentToSign,
  SentCode,
  SignatureForm,
} from '@tacite/api/signing/document-to-sign.ts'
import type { guestEndpoints } from '@tacite/api/signing/guest-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../../platform/api.ts'

export type { DocumentToSign, SentCode, SignatureForm }

/** How a document to sign is read and signed: the same screen for internal and external signatories. */
export interface SigningCalls {
  queryKey: readonly unknown[]
  read(signal: AbortSignal): Promise<DocumentToSign>
  markDisplayed(shown: DisplayReport): Promise<unknown>
  markRead(): Promise<unknown>
  sendCode(documentSha256: string): Promise<SentCode>
  sign(form: SignatureForm): Promise<DocumentToSign>
  pdfUrl: string
  sealedUrl: string
  imageUrl(sha256: string): string
  annexUrl(attachmentId: string): string
}

/** For a third party whose device has entered the code of its invitation. */
export function guestCalls(invitationId: string): SigningCalls & {
  setLanguage(locale: Locale): Promise<DocumentToSign>
} {
  const params = { invitationId }
  return {
    queryKey: keys.invitation(invitationId),
    read: (signal) =>
      call<typeof guestEndpoints.read>('GET', '/invitations/:invitationId', { params, signal }),
    markDisplayed: (body) =>
      call<typeof guestEndpoints.markDisplayed>('PUT', '/invitations/:invitationId/display', {
        params,
        body,
      }),
    markRead: () =>
      call<typeof guestEndpoints.markRead>('PUT', '/invitations/:invitationId/reading', { params }),
    sendCode: (documentSha256) =>
      call<typeof guestEndpoints.sendCode>('POST', '/invitations/:invitationId/code', {
        params,
        body: { consent: true, documentSha256 },
      }),
    sign: (body) =>
      call<typeof guestEndpoints.sign>('POST', '/invitations/:invitationId/signature', {
        params,
        body,
      }),
    setLanguage: (i18n) =>
      call<typeof guestEndpoints.setLanguage>('PUT', '/invitations/:invitationId/language', {
        params,
        body: { i18n },
      }),
    pdfUrl: urlOf('/invitations/:invitationId/document.pdf', { params }),
    sealedUrl: urlOf('/invitations/:invitationId/signed', { params }),
    imageUrl: (sha256) =>
      urlOf('/invitations/:invitationId/images/:sha256', { params: { ...params, sha256 } }),
    annexUrl: (attachmentId) =>
      urlOf('/invitations/:invitationId/attachments/:attachmentId', {
        params: { ...params, attachmentId },
      }),
  }
}

const INVITATION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** /invitation/ is followed by # and the token of a link, or by the id of the invitation that it has opened. */
export function isInvitationId(part: string): boolean {
  return INVITATION_ID.test(part)
}

const SEALING_REFRESH_MS = 2_000

/** The document for its signatory; polled while the seal is being made. */
export const documentQuery = (calls: SigningCalls) =>
  queryOptions({
    queryKey: calls.queryKey,
    queryFn: ({ signal }) => calls.read(signal),
    refetchInterval: ({ state }) => (state.data?.state === 'sealing' ? SEALING_REFRESH_MS : false),
  })
