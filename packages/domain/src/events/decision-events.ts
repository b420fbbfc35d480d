import type { IsoDay } from '../calendar/iso-day.ts'
import type { EscalationStep } from '../decisions/escalation.ts'
import type { LimitChoice } from '../decisions/limit-decision.ts'
import type { Descriptions } from './event-description.ts'

export interface DecisionPayloads {
  /** `day`: the prudent limit that it is about; `until`: of one to decide later. */
  'deadline.decided': {
    decisionId: string
    choice: LimitChoice
    day: IsoDay
    until: IsoDay | null
  }
  /** The limit is another one now, on `movedTo`, or there is none any more (null). */
  'deadline.decisionVoided': {
    decisionId: string
    choice: LimitChoice
    day: IsoDay
    movedTo: IsoDay | null
    decidedBy: string
  }
  /** The day until which somebody decides later has come. */
  'deadline.decisionDue': { decisionId: string; day: IsoDay }
  /** Nobody had decided: who was told of it. */
  'deadline.escalated': { day: IsoDay; step: EscalationStep; personIds: readonly string[] }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const

/** What was decided before a notice limit, and who was told that nothing was. */
export const DECISION_EVENTS = {
  'deadline.decided': {
    ...OF_CONTRACT,
    words: { reason: 'personal', day: ['day', 'day'], until: ['day', 'until'] },
    variants: ['renew', 'renegotiate', 'later', 'end'],
    variantOf: ({ choice }) => choice,
    notifies: ['decidedToRenew', 'decidedToRenegotiate', 'decidedLater', 'decidedToEnd'],
  },
  'deadline.decisionVoided': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], movedTo: ['day', 'movedTo'] },
    variants: ['gone', 'moved'],
    variantOf: ({ movedTo }) => (movedTo ? 'moved' : 'gone'),
    notifies: ['decisionMoved', 'decisionVoided'],
  },
  'deadline.decisionDue': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'] },
    notifies: ['decisionDue'],
  },
  'deadline.escalated': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], people: ['objects', 'personIds'] },
    variants: ['manager', 'group', 'administrators'],
    variantOf: ({ step }) => step,
    notifies: ['limitEscalated'],
  },
} satisfies Descriptions<DecisionPayloads>
