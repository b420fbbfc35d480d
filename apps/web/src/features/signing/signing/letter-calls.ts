import type { letterSigningEndpoints } from '@tacite/api/signing/letter-signing-endpoints.ts'
import { call, urlOf } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import type { SigningCalls } from './signing-calls.ts'

/** The letter of a notice is signed by the same steps; it has no images and no annexes. */
export function letterCalls(params: { contractId: string; noticeId: string }): SigningCalls {
  return {
    queryKey: keys.contract(params.contractId, 'letterToSign', params.noticeId),
    read: (signal) =>
      call<typeof letterSigningEndpoints.document>(
        'GET',
        '/contracts3/:contractId/notices/:noticeId/letter/signature/document',
        { params, signal },
      ),
    markDisplayed: (body) =>
      call<typeof letterSigningEndpoints.markDisplayed>(
        'PUT',
        '/contracts3/:contractId/notices/:noticeId/letter/signature/display',
        { params, body },
      ),
    markRead: () =>
      call<typeof letterSigningEndpoints.markRead>(
        'PUT',
        '/contracts3/:contractId/notices/:noticeId/letter/signature/reading',
        { params },
      ),
    sendCode: (documentSha256) =>
      call<typeof letterSigningEndpoints.sendCode>(
        'POST',
        '/contracts3/:contractId/notices/:noticeId/letter/signature/code',
        { params, body: { consent: true, documentSha256 } },
      ),
    sign: (body) =>
      call<typeof letterSigningEndpoints.sign>(
        'POST',
        '/contracts3/:contractId/notices/:noticeId/letter/signature/mine',
        { params, body },
      ),
    pdfUrl: urlOf('/contracts3/:contractId/notices/:noticeId/letter', { params }),
    sealedUrl: urlOf('/contracts3/:contractId/notices/:noticeId/letter/signed', { params }),
    imageUrl: () => '',
    annexUrl: () => '',
  }
}
