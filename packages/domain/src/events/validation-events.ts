import type { IsoDay } from '../calendar/iso-day.ts'
import type { EscalationStep } from '../decisions/escalation.ts'
import type { Decision } from '../validation/validation-progress.ts'
import type { Descriptions } from './event-description.ts'

export interface StepOpened {
  stepId: string
  stepName: string
  /** Every step that is open now, this one included. Missing in events of before steps ran side by side. */
  openStepIds?: string[]
  validatorIds: string[]
  requestedBy: string
  /** By when it is to be decided. Missing in events of before steps had due days. */
  dueDate?: IsoDay | null
  /** What opened it. */
  openedBy: 'request' | 'acceptance' | 'decisionCancelled' | 'upgrade'
}

export interface StepDecided {
  stepId: string
  stepName: string
  decision: Decision
  /** Whose decision it is. */
  personId: string
  /** Who took it on their behalf during their absence. */
  decidedBy?: string
  requestedBy: string
  contentHash: string
  /** Nobody else is asked for the step. */
  isStepOver?: boolean
  /** Of an acceptance on a condition. */
  conditionId?: string
}

export interface OfCondition {
  conditionId: string
  stepName: string
  /** Whose acceptance depends on it. */
  validatorId: string
  requestedBy: string
  /** Who said that it is met; null: nobody. */
  metBy: string | null
}

export interface ValidationEnded {
  validationId: string
  stepIds: string[]
  requestedBy: string
  contentHash: string
}

export interface ValidationCancelled extends ValidationEnded {
  /** Whose decision was awaited, where the contract was given up and its validation with it. */
  awaitedIds?: string[]
}

/** `stepIds`: of the validation that it replaces. */
export interface ValidationRequestedAgain extends ValidationEnded {
  contentFormat: number
  validatorIds: string[]
}

export interface ValidatorReminded {
  stepId: string
  stepName: string
  /** Whose decision is awaited. */
  personId: string
  /** Who was reminded with them, because they act for them. */
  delegateIds: string[]
  /** Days of the company: since when the decision is awaited, and by when it is due, if a day was set. */
  awaitedSince: string
  dueDate: string | null
}

/** By the calendar, of a step that is still open. */
interface StepDue {
  stepId: string
  stepName: string
  dueDate: IsoDay
  /** Whose decision is awaited. */
  validatorIds: string[]
}

export interface StepEscalated extends StepDue {
  step: EscalationStep
  /** Who was told: with those of the step above, who requested the validation. */
  personIds: string[]
}

/** Somebody gave an open step another due day; the reason may name people: it can be erased. */
export interface DueDayMoved extends StepDue {
  /** Null: it had none. */
  formerDate: IsoDay | null
}

export interface ValidationPayloads {
  'validation.requested': {
    contentHash: string
    contentFormat: number
    steps: number
    /** The names of the steps that the circuit asked and the request left out or changed. */
    leftOut?: string
  }
  /** By the upgrade to a format of the content hash that covers more. */
  'validation.requestedAgain': ValidationRequestedAgain
  'validation.stepOpened': StepOpened
  'validation.decided': StepDecided
  'validation.decisionCancelled': { stepId: string; personId: string; decidedBy?: string }
  'validation.reminded': ValidatorReminded
  /** The eve of its due day; who acts for its validators is reminded with them. */
  'validation.dueReminded': StepDue & { delegateIds: string[] }
  'validation.dueDayMoved': DueDayMoved
  /** The day after its due day. */
  'validation.escalated': StepEscalated
  'validation.conditionMet': OfCondition
  'validation.conditionRejected': OfCondition
  'validation.conditionConfirmed': OfCondition & {
    /** By another person than its validator, who had no access any more. */
    isInstead?: true
  }
  'validation.accepted': ValidationEnded
  'validation.refused': ValidationEnded
  /** The content differs from what was validated, and may still come back. */
  'validation.suspended': ValidationEnded
  /** The content is what was validated again. */
  'validation.reinstated': ValidationEnded
  /** The content differs from what was validated, and did not come back in time. */
  'validation.invalidated': ValidationEnded
  'validation.cancelled': ValidationCancelled
}

/** What a condition asks and what was said of it may name people: it can be erased. */
const OF_CONDITION = {
  object: 'validation',
  ofContract: true,
  live: 'contract',
  words: { name: ['text', 'stepName'], condition: 'personal' },
} as const

const DUE = {
  object: 'validation',
  ofContract: true,
  words: {
    name: ['text', 'stepName'],
    day: ['day', 'dueDate'],
    validators: ['objects', 'validatorIds'],
  },
} as const

function hasDelegates({ delegateIds }: Readonly<Record<string, unknown>>): string {
  return Array.isArray(delegateIds) && delegateIds.length > 0 ? 'delegated' : 'plain'
}

/** Announced to open pages; the step of the contract, and so its status, may change. */
const TURNING = {
  object: 'validation',
  ofContract: true,
  changesFacts: true,
  live: 'contract',
} as const

export const VALIDATION_EVENTS = {
  'validation.requested': {
    ...TURNING,
    words: { steps: ['text', 'leftOut'] },
    variants: ['departing', 'plain'],
    variantOf: ({ leftOut }) => (leftOut ? 'departing' : 'plain'),
  },
  'validation.requestedAgain': { ...TURNING, notifies: ['validationRequestedAgain'] },
  'validation.stepOpened': {
    object: 'validation',
    ofContract: true,
    notifies: ['validationRequested', 'validationRequestedFor'],
    words: { name: ['text', 'stepName'] },
  },
  'validation.decided': {
    object: 'validation',
    ofContract: true,
    live: 'contract',
    notifies: ['validationRefused', 'conditionSet'],
    words: { name: ['text', 'stepName'], absent: 'personal', condition: 'personal' },
    variants: ['acceptedFor', 'refusedFor', 'conditionalFor', 'conditional', 'refused', 'accepted'],
    variantOf: ({ decision, decidedBy, conditionId }) => {
      const said = conditionId ? 'conditional' : String(decision)
      return decidedBy ? `${said}For` : said
    },
  },
  'validation.decisionCancelled': {
    ...TURNING,
    words: { absent: 'personal' },
    variants: ['absent', 'plain'],
    variantOf: ({ decidedBy }) => (decidedBy ? 'absent' : 'plain'),
  },
  'validation.reminded': {
    object: 'validation',
    ofContract: true,
    live: 'contract',
    notifies: ['validationReminder', 'validationReminderFor'],
    words: {
      name: ['text', 'stepName'],
      validator: ['object', 'personId'],
      delegates: ['objects', 'delegateIds'],
    },
    variants: ['delegated', 'plain'],
    variantOf: hasDelegates,
  },
  'validation.dueReminded': {
    ...DUE,
    notifies: ['validationDue', 'validationDueFor'],
    words: { ...DUE.words, delegates: ['objects', 'delegateIds'] },
    variants: ['delegated', 'plain'],
    variantOf: hasDelegates,
  },
  'validation.dueDayMoved': {
    ...DUE,
    live: 'contract',
    notifies: ['validationDueMoved', 'validationDueMovedFor'],
    words: {
      name: ['text', 'stepName'],
      day: ['day', 'dueDate'],
      former: ['day', 'formerDate'],
      reason: 'personal',
    },
    variants: ['set', 'moved'],
    variantOf: ({ formerDate }) => (formerDate ? 'moved' : 'set'),
  },
  'validation.escalated': {
    ...DUE,
    notifies: ['validationLate'],
    words: { ...DUE.words, people: ['objects', 'personIds'] },
    variants: ['nobody', 'told'],
    variantOf: ({ personIds }) =>
      Array.isArray(personIds) && personIds.length > 0 ? 'told' : 'nobody',
  },
  'validation.conditionMet': {
    ...OF_CONDITION,
    notifies: ['conditionMet', 'conditionMetFor'],
    words: { ...OF_CONDITION.words, comment: 'personal' },
  },
  'validation.conditionRejected': {
    ...OF_CONDITION,
    notifies: ['conditionRejected'],
    words: { ...OF_CONDITION.words, comment: 'personal' },
  },
  'validation.conditionConfirmed': {
    ...OF_CONDITION,
    notifies: ['conditionConfirmed'],
    words: { ...OF_CONDITION.words, comment: 'personal', validator: ['object', 'validatorId'] },
    variants: ['instead', 'plain'],
    variantOf: ({ isInstead }) => (isInstead ? 'instead' : 'plain'),
  },
  'validation.accepted': { ...TURNING, notifies: ['validationAccepted'] },
  'validation.refused': TURNING,
  'validation.suspended': TURNING,
  'validation.reinstated': TURNING,
  'validation.invalidated': { ...TURNING, notifies: ['validationInvalidated'] },
  'validation.cancelled': {
    ...TURNING,
    notifies: ['validationAbandoned'],
    variants: ['withContract', 'plain'],
    variantOf: ({ awaitedIds }) => (awaitedIds ? 'withContract' : 'plain'),
  },
} satisfies Descriptions<ValidationPayloads>
