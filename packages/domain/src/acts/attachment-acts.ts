import { unsigned, type ActRow, type Check } from './act-row.ts'

/** Annexes are content: they change as the text does, and a signed contract only gets others by an amendment. */
const ANNEXES_OPEN = [
  { aspect: 'isFrozen', refused: { true: 'CONTRACT_FROZEN' } },
  {
    aspect: 'status',
    refused: {
      ...unsigned(null),
      SIGNED: 'ANNEX_NEEDS_AMENDMENT',
      TERMINATED: 'CONTRACT_ENDED',
      CANCELLED: 'CONTRACT_ENDED',
    },
  },
  { aspect: 'isLocked', refused: { true: 'CONTRACT_LOCKED' } },
] as const satisfies readonly Check[]

/**
 * Acts on the files attached to a contract. Signature pages are evidence, not content: they are added after the
 * signature as well, and change no hash.
 */
export const ATTACHMENT_ACTS = {
  changeAnnexes: { permissions: ['contracts3:update'], level: 'editor', checks: ANNEXES_OPEN },
  /** An import brings an annex of a document that was signed elsewhere: a part of it that was not read with it. */
  attachToTranscript: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [{ aspect: 'terms', refused: { sealed: 'ANNEX_NEEDS_AMENDMENT' } }],
  },
  changeSignaturePages: { permissions: ['contracts3:update'], level: 'editor', checks: [] },
  deleteAnnexes: {
    permissions: ['contracts:attachments:delete'],
    level: 'editor',
    checks: ANNEXES_OPEN,
  },
  deleteSignaturePages: {
    permissions: ['contracts:attachments:delete'],
    level: 'editor',
    checks: [],
  },
  downloadAttachments: {
    permissions: ['contracts:attachments:download'],
    level: 'reader',
    checks: [],
  },
} as const satisfies Record<string, ActRow>
