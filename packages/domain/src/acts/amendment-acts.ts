import { EDITABLE, type ActRow } from './act-row.ts'

/** What an amendment says it replaces of its master agreement's terms. */
export const AMENDMENT_ACTS = {
  /** While the amendment is written: it is part of what is validated and signed. */
  stateAmendment: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      {
        aspect: 'changes',
        refused: { sealed: 'AMENDMENT_SEALED', transcribed: 'AMENDMENT_TRANSCRIBED' },
      },
      ...EDITABLE,
    ],
  },
  /** What was read from an amendment that was signed elsewhere, or before it was stated here, with a reason. */
  correctAmendment: {
    permissions: ['contracts3:dates'],
    level: 'editor',
    checks: [
      { aspect: 'changes', refused: { open: 'AMENDMENT_OPEN', sealed: 'AMENDMENT_SEALED' } },
    ],
  },
} as const satisfies Record<string, ActRow>
