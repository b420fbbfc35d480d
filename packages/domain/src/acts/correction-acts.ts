import { unsigned, type ActRow } from './act-row.ts'

/** Acts on a signed contract that change no document: its transcription, and what happened since. */
export const CORRECTION_ACTS = {
  /** Corrects what was read from a document signed elsewhere; terms sealed here change only by an amendment. */
  correctTerms: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [{ aspect: 'terms', refused: { open: 'TERMS_OPEN', sealed: 'TERMS_SEALED' } }],
  },
  /** The title is content where the text was sealed here, a label where it was signed elsewhere. */
  retitle: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [{ aspect: 'terms', refused: { sealed: 'TITLE_SEALED' } }],
  },
  /** Both sides went on after the end (R11): a fact observed later, not a term. */
  recordPerformance: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'state',
        refused: {
          ...unsigned('CONTRACT_NOT_SIGNED'),
          NOT_STARTED: 'CONTRACT_NOT_ENDED',
          IN_FORCE: 'CONTRACT_NOT_ENDED',
          TACITLY_RENEWED: 'CONTRACT_NOT_ENDED',
          RENEWED: 'CONTRACT_NOT_ENDED',
          TERMINATING: 'CONTRACT_NOT_ENDED',
          NOTICE_WAITING: 'CONTRACT_NOT_ENDED',
          INDEFINITE: null,
          EXPIRED: null,
          TERMINATED: 'CONTRACT_TERMINATED',
          CANCELLED: 'CONTRACT_CANCELLED',
        },
      },
    ],
  },
} as const satisfies Record<string, ActRow>
