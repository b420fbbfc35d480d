import type { IsoDay } from '../calendar/iso-day.ts'
import type { EscalationStep } from '../decisions/escalation.ts'
import type { ExitChoice } from '../decisions/exit-choices.ts'
import type { LimitChoice } from '../decisions/limit-decision.ts'
import type { Descriptions } from './event-description.ts'

/** `exitOn`: the early exit that it is about; null, and missing in older events: the limit of a term. */
interface AboutExit {
  exitOn?: IsoDay | null
}

export interface DecisionPayloads {
  /** `day`: the prudent limit that it is about; `until`: of one to decide later. */
  'deadline.decided': AboutExit & {
    decisionId: string
    choice: LimitChoice | ExitChoice
    day: IsoDay
    until: IsoDay | null
  }
  /** The limit is another one now, on `movedTo`, or there is none any more (null): an exit may have been notified. */
  'deadline.decisionVoided': AboutExit & {
    decisionId: string
    choice: LimitChoice | ExitChoice
    day: IsoDay
    movedTo: IsoDay | null
    isNotified?: boolean
    decidedBy: string
  }
  /** The day until which somebody decides later has come. */
  'deadline.decisionDue': AboutExit & { decisionId: string; day: IsoDay }
  /** Nobody had decided: who was told of it. `silentSince`: when the stage before was told; null: it is the first. */
  'deadline.escalated': AboutExit & {
    day: IsoDay
    step: EscalationStep
    personIds: readonly string[]
    silentSince?: IsoDay | null
  }
}

const EXIT_VARIANTS = {
  manager: 'exitManager',
  group: 'exitGroup',
  administrators: 'exitAdministrators',
} as const satisfies Record<EscalationStep, string>

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const

/** What was decided before a notice limit or that of an early exit, and who was told that nothing was. */
export const DECISION_EVENTS = {
  'deadline.decided': {
    ...OF_CONTRACT,
    words: {
      reason: 'personal',
      day: ['day', 'day'],
      until: ['day', 'until'],
      exitOn: ['day', 'exitOn'],
    },
    variants: ['renew', 'renegotiate', 'later', 'leave', 'stay', 'exitLater', 'end'],
    variantOf: ({ choice, exitOn }) => (exitOn && choice === 'later' ? 'exitLater' : choice),
    notifies: [
      'decidedToRenew',
      'decidedToRenegotiate',
      'decidedLater',
      'decidedToEnd',
      'exitDecidedToLeave',
      'exitDecidedToStay',
      'exitDecidedLater',
    ],
  },
  'deadline.decisionVoided': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], movedTo: ['day', 'movedTo'], exitOn: ['day', 'exitOn'] },
    variants: ['exitGone', 'exitMoved', 'exitNotified', 'gone', 'moved'],
    variantOf: ({ movedTo, exitOn, isNotified }) => {
      if (!exitOn) return movedTo ? 'moved' : 'gone'
      if (isNotified) return 'exitNotified'
      return movedTo ? 'exitMoved' : 'exitGone'
    },
    notifies: [
      'decisionMoved',
      'decisionVoided',
      'exitDecisionMoved',
      'exitDecisionVoided',
      'exitDecisionNotified',
    ],
  },
  'deadline.decisionDue': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], exitOn: ['day', 'exitOn'] },
    variants: ['exit', 'term'],
    variantOf: ({ exitOn }) => (exitOn ? 'exit' : 'term'),
    notifies: ['decisionDue', 'exitDecisionDue'],
  },
  'deadline.escalated': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], people: ['objects', 'personIds'], exitOn: ['day', 'exitOn'] },
    changes: [{ name: 'silentSince', words: { since: ['day', 'silentSince'] } }],
    variants: [
      'manager',
      'group',
      'exitManager',
      'exitGroup',
      'exitAdministrators',
      'administrators',
    ],
    variantOf: ({ step, exitOn }) => (exitOn ? EXIT_VARIANTS[step as EscalationStep] : step),
    notifies: ['limitEscalated', 'exitEscalated'],
  },
} satisfies Descriptions<DecisionPayloads>
