import { keys } from '../../../platform/query-keys.ts'
import type { signingEndpoints } from '@tacite/api/signing/signing-endpoints.ts'
import { call, urlOf } from '../../../platform/api.ts'
import { letterCalls } from './letter-calls.ts'
import type { SigningCalls } from './signing-calls.ts'

/** For a person of the company who is asked to sign a contract, or the letter of one of its notices. */
export function insideCalls(contractId: string, noticeId?: string): SigningCalls {
  return noticeId ? letterCalls({ contractId, noticeId }) : contractCalls(contractId)
}

function contractCalls(contractId: string): SigningCalls {
  const params = { contractId }
  return {
    queryKey: keys.contract(contractId, 'toSign'),
    read: (signal) =>
      call<typeof signingEndpoints.document>('GET', '/contracts3/:contractId/signature/document', {
        params,
        signal,
      }),
    markDisplayed: (body) =>
      call<typeof signingEndpoints.markDisplayed>(
        'PUT',
        '/contracts3/:contractId/signature/display',
        { params, body },
      ),
    markRead: () =>
      call<typeof signingEndpoints.markRead>('PUT', '/contracts3/:contractId/signature/reading', {
        params,
      }),
    sendCode: (documentSha256) =>
      call<typeof signingEndpoints.sendCode>('POST', '/contracts3/:contractId/signature/code', {
        params,
        body: { consent: true, documentSha256 },
      }),
    sign: (body) =>
      call<typeof signingEndpoints.sign>('POST', '/contracts3/:contractId/signature/mine', {
        params,
        body,
      }),
    pdfUrl: urlOf('/contracts3/:contractId/signature/document.pdf', { params }),
    sealedUrl: urlOf('/contracts3/:contractId/signed', { params }),
    imageUrl: (sha256) =>
      urlOf('/contracts3/:contractId/signature/images/:sha256', {
        params: { ...params, sha256 },
      }),
    annexUrl: (attachmentId) =>
      urlOf('/contracts3/:contractId/signature/attachments/:attachmentId', {
        params: { ...params, attachmentId },
      }),
  }
}
