import { urlOf } from '../../../platform/api.ts'

/** Where an image of a contract's text is fetched. */
export function imageAddress(contractId: string, sha256: string): string {
  return urlOf('/contracts3/:contractId/images/:sha256', { params: { contractId, sha256 } })
}
