import type { ShownAnnex } from '@tacite/api/writing/attachment-shapes.ts'
import type { ContractAnnex } from './annexes.query.ts'

/** An annex for those who sign the contract, and for third parties. */
export function presentAnnex(annex: ContractAnnex): ShownAnnex {
  const { id, number, name, sizeBytes, sha256, printObstacle } = annex
  return { _id: id, number, name, sizeBytes, sha256, printObstacle }
}
