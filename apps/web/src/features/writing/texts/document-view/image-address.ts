import { urlOf } from '../../../../platform/api.ts'

/** The address of an image of a contract's text. */
export function imageAddress(textId: string, sha256: string): string {
  return urlOf('/texts/:textId/images/:sha256', { params: { textId, sha256 } })
}
