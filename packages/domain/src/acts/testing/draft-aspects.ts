import type { ActAspects } from '../act-aspects.ts'

/** A draft without validation or signature, on which every act possible for a draft is allowed. */
export const DRAFT: ActAspects = {
  status: 'DRAFT',
  state: 'DRAFT',
  isFrozen: false,
  isLocked: false,
  isArchived: false,
  lift: 'allowed',
  terms: 'open',
  changes: 'open',
  keptBy: 'nothing',
  wasSent: false,
  hasAmendments: false,
  validation: 'none',
  lastValidation: 'none',
  requiredSteps: 'done',
  signature: 'none',
  signedDocument: 'none',
  scan: 'notAtSigning',
  stepKind: 'drafting',
  decision: 'open',
  ownDecision: 'held',
  following: 'follows',
  reminder: 'awaited',
  signatory: 'invited',
  turn: 'now',
}
