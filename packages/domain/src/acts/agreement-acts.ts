import { EDITABLE, NOT_ARCHIVED, unsigned, type ActRow, type Check } from './act-row.ts'
import { WANTS_CONDITION, WANTS_STEP, WANTS_VALIDATION } from './wants-validation.ts'

/** For acts that need a running signature. */
const SIGNATURE_OUT = {
  aspect: 'signature',
  refused: {
    none: 'SIGNATURE_NOT_OUT',
    sealing: 'SIGNATURE_COMPLETE',
    sealed: 'SIGNATURE_COMPLETE',
    scanned: 'SIGNATURE_COMPLETE',
    cancelled: 'SIGNATURE_CANCELLED',
  },
} as const satisfies Check

const VALIDATION_STANDS = {
  aspect: 'validation',
  refused: { none: 'VALIDATION_NOT_RUNNING' },
} as const satisfies Check

/** Nobody decides on content that may still change back. */
export const VALIDATION_NOT_SUSPENDED = {
  aspect: 'validation',
  refused: { suspended: 'VALIDATION_SUSPENDED' },
} as const satisfies Check

/** The steps to a signature: workflow steps, validations, signatories. */
export const AGREEMENT_ACTS = {
  /** Validation and signature steps complete by themselves, when their validation or signature does. */
  completeStep: {
    permissions: ['contracts3:update'],
    level: 'editor',
    furtherPermission: 'workflows:step:complete',
    checks: [
      {
        aspect: 'stepKind',
        refused: {
          validation: 'STEP_ENDS_BY_ITS_ACT',
          signature: 'STEP_ENDS_BY_ITS_ACT',
        },
      },
      ...EDITABLE,
    ],
  },
  /** Nothing of it changes the sealed text: what had to be done after the signature is done, or not yet. */
  completeFollowUp: {
    permissions: ['contracts3:update'],
    level: 'editor',
    furtherPermission: 'workflows:step:complete',
    checks: [
      NOT_ARCHIVED,
      {
        aspect: 'status',
        refused: {
          ...unsigned('FOLLOW_UP_NOT_BEGUN'),
          SIGNED: null,
          TERMINATED: null,
          CANCELLED: 'CONTRACT_ENDED',
        },
      },
    ],
  },
  setStepDueDate: {
    permissions: ['contracts3:update'],
    level: 'editor',
    furtherPermission: 'workflows:step:dueDate',
    checks: [],
  },
  /** Of a draft: a validation that counts, or was refused, belongs to the steps it was asked in. */
  chooseWorkflow: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [
      ...EDITABLE,
      {
        aspect: 'validation',
        refused: {
          running: 'WORKFLOW_OF_VALIDATION',
          accepted: 'WORKFLOW_OF_VALIDATION',
          refused: 'WORKFLOW_OF_VALIDATION',
          suspended: 'WORKFLOW_OF_VALIDATION',
        },
      },
    ],
  },

  /** What stands between the contract and its validation or signature. */
  readReadiness: { permissions: ['contracts3:list'], level: 'editor', checks: [] },

  /** Lets the contract deviate from its playbook, with a reason: for those who keep the library. */
  acceptDeviation: { permissions: ['contracts:clause:update'], level: 'editor', checks: [] },

  /** Asks the other party for values of the contract, and follows what becomes of the questions. */
  askCounterparty: {
    permissions: ['contracts3:update', 'contracts3:share'],
    level: 'editor',
    checks: EDITABLE,
  },
  /** What the other party was asked, and what it answered: not yet values, so for those alone who may take them. */
  readQuestionnaires: { permissions: ['contracts3:update'], level: 'editor', checks: [] },

  /** A suspended one ends when another is requested. */
  requestValidation: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [
      ...EDITABLE,
      {
        aspect: 'validation',
        refused: {
          running: 'VALIDATION_ALREADY_REQUESTED',
          accepted: 'VALIDATION_ALREADY_REQUESTED',
          refused: 'VALIDATION_ALREADY_REQUESTED',
        },
      },
    ],
  },
  cancelValidation: {
    permissions: ['contracts3:update'],
    level: 'editor',
    checks: [...EDITABLE, VALIDATION_STANDS],
  },
  decide: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'delegate',
    checks: [
      VALIDATION_STANDS,
      { aspect: 'decision', refused: { notValidator: 'NOT_A_VALIDATOR' }, kind: 'FORBIDDEN' },
      {
        aspect: 'decision',
        refused: { decided: 'VALIDATION_ALREADY_DECIDED', notOpen: 'VALIDATION_STEP_NOT_OPEN' },
      },
      VALIDATION_NOT_SUSPENDED,
    ],
  },
  /** Once a day and validator. Whoever requested the validation can, even if they only read the contract now. */
  remindValidator: {
    permissions: ['contracts3:list'],
    level: 'reader',
    checks: [
      {
        aspect: 'following',
        refused: { doesNotFollow: 'REMINDER_NOT_FOLLOWER' },
        kind: 'FORBIDDEN',
      },
      VALIDATION_STANDS,
      {
        aspect: 'reminder',
        refused: { oneself: 'REMINDER_TO_ONESELF', decided: 'REMINDER_DECIDED' },
      },
      VALIDATION_NOT_SUSPENDED,
      {
        aspect: 'validation',
        refused: { accepted: 'REMINDER_VALIDATION_ENDED', refused: 'REMINDER_VALIDATION_ENDED' },
      },
      {
        aspect: 'reminder',
        refused: {
          notAwaited: 'REMINDER_NOT_AWAITED',
          notOpen: 'REMINDER_STEP_NOT_OPEN',
          inactive: 'REMINDER_INACTIVE',
          remindedToday: 'REMINDER_SENT_TODAY',
        },
      },
    ],
  },
  /** Of an open step, by whoever follows the validation: also if they only read the contract now. */
  moveDueDay: {
    permissions: ['contracts3:list'],
    level: 'reader',
    checks: [
      {
        aspect: 'following',
        refused: { doesNotFollow: 'DUE_DAY_NOT_FOLLOWER' },
        kind: 'FORBIDDEN',
      },
      VALIDATION_STANDS,
      VALIDATION_NOT_SUSPENDED,
      { aspect: 'validationStep', refused: { notOpen: 'DUE_DAY_STEP_NOT_OPEN' } },
    ],
  },
  /** A contract that is out for signature or signed depends on its validation. */
  cancelDecision: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'delegate',
    checks: [
      VALIDATION_STANDS,
      {
        aspect: 'ownDecision',
        refused: { none: 'VALIDATION_NOT_DECIDED', passed: 'VALIDATION_STEP_PASSED' },
      },
      VALIDATION_NOT_SUSPENDED,
      { aspect: 'isFrozen', refused: { true: 'CONTRACT_FROZEN' } },
      { aspect: 'isLocked', refused: { true: 'CONTRACT_LOCKED' } },
    ],
  },

  /** A cancelled validation counts as none; any other must have been accepted, and required steps done. */
  sendForSignature: {
    permissions: ['contracts3:signature'],
    level: 'editor',
    checks: [
      ...EDITABLE,
      { aspect: 'lastValidation', refused: WANTS_VALIDATION },
      { aspect: 'conditions', refused: WANTS_CONDITION },
      { aspect: 'requiredSteps', refused: WANTS_STEP },
    ],
  },
  cancelSignature: {
    permissions: ['contracts3:signature'],
    level: 'editor',
    checks: [SIGNATURE_OUT],
  },
  /** Restarts it with the same signatories. */
  resetSignature: {
    permissions: ['contracts3:signature'],
    level: 'editor',
    checks: [{ aspect: 'isLocked', refused: { true: 'CONTRACT_LOCKED' } }, SIGNATURE_OUT],
  },
  remindSignatory: {
    permissions: ['contracts3:signature'],
    level: 'editor',
    checks: [
      SIGNATURE_OUT,
      {
        aspect: 'signatory',
        refused: { waiting: 'SIGNATORY_NOT_INVITED', signed: 'SIGNATORY_HAS_SIGNED' },
      },
    ],
  },
  sign: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'guest',
    checks: [
      { aspect: 'turn', refused: { notSignatory: 'NOT_A_SIGNATORY' }, kind: 'FORBIDDEN' },
      { aspect: 'turn', refused: { signed: 'SIGNATURE_ALREADY_SIGNED' } },
      SIGNATURE_OUT,
      { aspect: 'turn', refused: { later: 'SIGNATURE_NOT_YOUR_TURN' } },
    ],
  },
  /** The exact PDF that is out for signature. */
  readSentDocument: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'guest',
    checks: [{ aspect: 'signature', refused: { none: 'SIGNATURE_NOT_OUT' }, kind: 'NOT_FOUND' }],
  },
  downloadSigned: {
    permissions: ['contracts3:list'],
    level: 'reader',
    alsoBy: 'guest',
    checks: [
      {
        aspect: 'signedDocument',
        refused: { none: 'SIGNATURE_NOT_SEALED' },
        kind: 'NOT_FOUND',
      },
    ],
  },
} as const satisfies Record<string, ActRow>
