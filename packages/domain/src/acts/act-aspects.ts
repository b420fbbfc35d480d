import type { ContractState } from '../contracts/contract-state.ts'
import type { ContractStatus } from '../contracts/contract-status.ts'
import type { SigningTurn } from '../signing/signing-order.ts'
import type { SignatoryState, SignatureState } from '../signing/signature-state.ts'
import type {
  DecisionStanding,
  OwnDecision,
  StandingState,
  ValidationState,
} from '../validation/validation-progress.ts'
import type { StepKind } from '../workflows/workflow-steps.ts'

/** What is stored of a contract and can be asked in SQL, of one contract or of a list. */
export interface StoredAspects {
  status: ContractStatus
  /** Out for signature: its text and its hash cannot change. */
  isFrozen: boolean
  /** By a signature or a scan for good, by a person until unlocked. */
  isLocked: boolean
  /** It was sent for signature once, whatever became of it. */
  wasSent: boolean
  /** Other contracts are its amendments. */
  hasAmendments: boolean
  /** The validation that counts now. */
  validation: StandingState | 'none'
  /** The validation that was asked for last, whether it still counts or not. */
  lastValidation: ValidationState | 'none'
  /** The signature that counts now; `cancelled` is one of the earlier ones. */
  signature: SignatureState | 'none'
}

/** What the feature of an act finds out itself: it depends on the day, on the person, or on one part of the contract. */
export interface GivenAspects {
  /** Where the contract stands today. */
  state: ContractState
  /** The kind of the workflow step that is to be completed. */
  stepKind: StepKind
  /** Where the person stands on the step that is to be decided. */
  decision: DecisionStanding
  /** What there is to take back of the person’s own. */
  ownDecision: OwnDecision
  /** Where the signatory stands who is to be reminded. */
  signatory: SignatoryState
  /** Whether it is the person’s turn to sign. */
  turn: SigningTurn
}

/** All that acts ask of a contract, each with closed values. */
export type ActAspects = StoredAspects & GivenAspects

export type StoredAspect = keyof StoredAspects
