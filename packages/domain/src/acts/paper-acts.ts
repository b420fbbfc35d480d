import { EDITABLE, type ActRow } from './act-row.ts'
import { WANTS_CONDITION, WANTS_STEP, WANTS_VALIDATION } from './wants-validation.ts'

/** Signed outside the product: because a person says so, or by the scan of the signed paper. */
export const PAPER_ACTS = {
  /** The same conditions as sending it for signature: it is final, and goes past the same steps. */
  markSigned: {
    permissions: ['contracts3:update'],
    level: 'editor',
    furtherPermission: 'contracts3:signature',
    checks: [
      ...EDITABLE,
      { aspect: 'lastValidation', refused: WANTS_VALIDATION },
      { aspect: 'conditions', refused: WANTS_CONDITION },
      { aspect: 'requiredSteps', refused: WANTS_STEP },
    ],
  },
  /** At the signing step on paper, or later for a contract marked as signed (specification 8). */
  uploadScan: {
    permissions: ['contracts3:update'],
    level: 'editor',
    furtherPermission: 'contracts3:signature',
    checks: [
      {
        aspect: 'scan',
        refused: {
          notAtSigning: 'SCAN_NOT_AT_SIGNING',
          otherProvider: 'SCAN_PROVIDER_REQUIRED',
          filed: 'SCAN_ALREADY_FILED',
        },
      },
    ],
  },
  /** Changes no document: its image is read once more. */
  recogniseAgain: { permissions: ['contracts3:update'], level: 'editor', checks: [] },
} as const satisfies Record<string, ActRow>
