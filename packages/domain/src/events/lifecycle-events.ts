import type { IsoDay } from '../calendar/iso-day.ts'
import type { AlertKind } from '../deadlines/alerts.ts'
import type { Deadlines } from '../deadlines/deadlines.ts'
import type { StepKind } from '../workflows/workflow-steps.ts'
import type { Descriptions } from './event-description.ts'

export interface AlertRaised {
  alertId: string
  kind: AlertKind
  target: IsoDay
  limitMeaning: Deadlines['limitMeaning']
  /** Whom it is told. */
  people: readonly string[]
  /** Those of them who have taken it on: it is in no digest of theirs. */
  takenBy?: readonly string[]
  /** The same day was alerted before, at another distance. */
  isAgain?: true
}

export interface LifecyclePayloads {
  'deadline.alertRaised': AlertRaised
  /** Told to people who were not among those alerted when it was raised. */
  'deadline.alertPassedOn': AlertRaised
  /** A contract chose its own alerts, or returned to those of its type. */
  'contract.alertsChanged': { isOwn: boolean }
  'deadline.alertWithdrawn': { alertId: string }
  'step.completed': { kind: StepKind }
  'step.reopened': { kind: StepKind }
  /** The contract skipped it. */
  'step.passedOver': { kind: StepKind }
  'step.dueDateSet': { dueDate: IsoDay | null }
  /** The owner is reminded of the due date of the current step: that it comes, then that it has passed. */
  'step.dueReminded': {
    personId: string
    reminderId: string
    stepName: string
    dueDate: IsoDay
    isLate: boolean
  }
  /** The step was left, or is due on another day. */
  'step.reminderEnded': { reminderId: string; isDone: boolean }
  /** The contract's step was removed from its workflow; the object is its new step. */
  'step.moved': { kind: StepKind }
  /** The contract follows another workflow; the object is the step where it stands in it. */
  'step.workflowChosen': { workflow: string; former: string }
}

const OF_STEP = {
  object: 'workflowStep',
  ofContract: true,
  changesFacts: true,
  live: 'contract',
  words: { name: 'objectName' },
} as const

const OF_ALERT = {
  object: 'contract',
  ofContract: true,
  notifies: [
    'noticeWindowOpens',
    'renewalWindowOpens',
    'sendByReached',
    'renewalSendByReached',
    'noticeLimitReached',
    'renewalLimitReached',
    'renewalCertain',
    'contractRenewed',
    'endApproaching',
    'contractEnded',
    'informConsumer',
    'exitWindowOpens',
    'exitSendByReached',
    'exitLimitReached',
  ],
  changes: [{ name: 'alerted', words: { people: ['objects', 'people'] } }],
} as const

export const LIFECYCLE_EVENTS = {
  'deadline.alertRaised': OF_ALERT,
  'deadline.alertPassedOn': OF_ALERT,
  'contract.alertsChanged': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    variants: ['own', 'inherited'],
    variantOf: ({ isOwn }) => (isOwn ? 'own' : 'inherited'),
  },
  'deadline.alertWithdrawn': { object: 'contract', ofContract: true },
  'step.completed': OF_STEP,
  'step.reopened': OF_STEP,
  'step.passedOver': OF_STEP,
  'step.dueDateSet': {
    object: 'workflowStep',
    ofContract: true,
    live: 'contract',
    words: { name: 'objectName', day: ['day', 'dueDate'] },
    variants: ['removed', 'set'],
    variantOf: ({ dueDate }) => (dueDate ? 'set' : 'removed'),
  },
  'step.dueReminded': {
    object: 'workflowStep',
    ofContract: true,
    notifies: ['stepDue', 'stepLate'],
    words: { name: 'objectName', day: ['day', 'dueDate'] },
    variants: ['late', 'soon'],
    variantOf: ({ isLate }) => (isLate ? 'late' : 'soon'),
  },
  'step.reminderEnded': {
    object: 'workflowStep',
    ofContract: true,
    words: { name: 'objectName' },
  },
  'step.moved': OF_STEP,
  'step.workflowChosen': {
    ...OF_STEP,
    words: { name: 'objectName', workflow: ['text', 'workflow'], former: ['text', 'former'] },
  },
} satisfies Descriptions<LifecyclePayloads>
