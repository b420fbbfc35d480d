import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import { call } from '../../../platform/api.ts'

/** Sends an image for the text; the server looks at what it really is and names it by its hash. */
export function uploadImage(contractId: string, file: File) {
  const body = new FormData()
  body.append('file', file)
  return call<typeof contractTextEndpoints.uploadImage>('POST', '/contracts3/:contractId/images', {
    params: { contractId },
    body: body as never,
  })
}
