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
import type { Following, ReminderStanding } from '../validation/reminders.ts'
import type { StepKind } from '../workflows/workflow-steps.ts'

/** Stored aspects of a contract: each has a twin in SQL, for one contract or a list. */
export interface StoredAspects {
  status: ContractStatus
  /** Out for signature: its text and its hash cannot change. */
  isFrozen: boolean
  /** By a signature or a scan permanently, by a person until unlocked. */
  isLocked: boolean
  /** What keeps it from being deleted: its signature, unless it came signed as a PDF; else a lock. */
  keptBy: 'nothing' | 'signature' | 'lock'
  /** It was once sent for signature, whatever became of it. */
  wasSent: boolean
  /** Other contracts are its amendments. */
  hasAmendments: boolean
  /** The current validation. */
  validation: StandingState | 'none'
  /** The validation requested last, whether it still counts or not. */
  lastValidation: ValidationState | 'none'
  /** Whether the required steps before the signature were done; the validation is named first. */
  requiredSteps: 'done' | 'validationMissing' | 'stepMissing'
  /** The current signature; `cancelled` is an earlier one. */
  signature: SignatureState | 'none'
}

/** Aspects computed by the act's own feature, because they depend on the day, the person or one part of the contract. */
export interface GivenAspects {
  /** The contract's state today, by the deadline engine. */
  state: ContractState
  /** The kind of the workflow step to complete. */
  stepKind: StepKind
  /** Whether the person can decide on the validation step in question. */
  decision: DecisionStanding
  /** Whether the person has a decision that can be withdrawn. */
  ownDecision: OwnDecision
  /** Whether the person follows the validation. */
  following: Following
  /** Whether the validator in question can be reminded. */
  reminder: ReminderStanding
  /** The state of the signatory to remind. */
  signatory: SignatoryState
  /** Whether it is the person’s turn to sign. */
  turn: SigningTurn
}

/** Everything that acts check about a contract; each aspect has a closed set of values. */
export type ActAspects = StoredAspects & GivenAspects

export type StoredAspect = keyof StoredAspects
