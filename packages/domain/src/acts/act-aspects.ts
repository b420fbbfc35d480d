import type { ContractState } from '../contracts/contract-state.ts'
import type { ContractStatus } from '../contracts/contract-status.ts'
import type { TermsStanding } from '../contracts/terms-standing.ts'
import type { SigningTurn } from '../signing/signing-order.ts'
import type {
  ScanStanding,
  SignatoryState,
  SignatureState,
  SignedDocumentOrigin,
} from '../signing/signature-state.ts'
import type {
  DecisionStanding,
  OwnDecision,
  StandingState,
  ValidationState,
} from '../validation/validation-progress.ts'
import type {
  ConditionJudge,
  ConditionStanding,
  StandIn,
  ValidatorReach,
} from '../validation/conditions.ts'
import type { Following, ReminderStanding } from '../validation/reminders.ts'
import type { StepKind } from '../workflows/workflow-steps.ts'

/** Stored aspects of a contract: each has a twin in SQL, for one contract or a list. */
export interface StoredAspects {
  status: ContractStatus
  /** Out for signature: its text and its hash cannot change. */
  isFrozen: boolean
  /** By a signature or a scan permanently, by a person until it is unlocked or the last day they named is over. */
  isLocked: boolean
  /** Taken out of lists and figures once it was over; it can be restored. */
  isArchived: boolean
  /** What its terms are: being written, sealed here, or read from a document signed elsewhere. */
  terms: TermsStanding
  /** What it states as changes of its master agreement, which decides how they change; none yet is `transcribed` once it is signed. */
  changes: TermsStanding
  /** What keeps it from being deleted: its signature, unless it came signed as a PDF; else a lock. */
  keptBy: 'nothing' | 'signature' | 'lock'
  /** It was once sent for signature, whatever became of it. */
  wasSent: boolean
  /** The signature of a letter about it was once asked for. */
  hasLetterRequest: boolean
  /** Other contracts are its amendments. */
  hasAmendments: boolean
  /** The current validation. */
  validation: StandingState | 'none'
  /** The validation requested last, whether it still counts or not. */
  lastValidation: ValidationState | 'none'
  /** Whether an acceptance that counts depends on something that its validator has not seen met. */
  conditions: 'none' | 'open'
  /** Whether the required steps before the signature were done; the validation is named first. */
  requiredSteps: 'done' | 'validationMissing' | 'stepMissing'
  /** The current signature; `cancelled` is an earlier one. */
  signature: SignatureState | 'none'
  /** The signed document kept here, by where it comes from. */
  signedDocument: SignedDocumentOrigin | 'none'
  scan: ScanStanding
}

/** Aspects computed by the act's own feature, because they depend on the day, the person or one part of the contract. */
export interface GivenAspects {
  /** The contract's state today, by the deadline engine. */
  state: ContractState
  /** Whether the person can lift the lock: theirs, or another person’s whom they overrule as an owner. */
  lift: 'allowed' | 'notLocked' | 'anothersLock'
  /** The kind of the workflow step to complete. */
  stepKind: StepKind
  /** Whether the person can decide on the validation step in question. */
  decision: DecisionStanding
  /** Whether the person has a decision that can be withdrawn. */
  ownDecision: OwnDecision
  /** Whether the person follows the validation. */
  following: Following
  /** Whether the validation step in question is awaited now. */
  validationStep: 'open' | 'notOpen'
  /** Whether the validator in question can be reminded. */
  reminder: ReminderStanding
  /** The condition of an acceptance, and whether the person judges it. */
  condition: ConditionStanding
  judge: ConditionJudge
  /** Whether its validator can still be asked, and whether the person may confirm it in their place. */
  reach: ValidatorReach
  standIn: StandIn
  /** The state of the signatory to remind. */
  signatory: SignatoryState
  /** Whether it is the person’s turn to sign. */
  turn: SigningTurn
}

/** Everything that acts check about a contract; each aspect has a closed set of values. */
export type ActAspects = StoredAspects & GivenAspects

export type StoredAspect = keyof StoredAspects
