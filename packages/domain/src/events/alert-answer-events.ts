import type { IsoDay } from '../calendar/iso-day.ts'
import type { AnswerKind } from '../deadlines/alert-answers.ts'
import type { Descriptions } from './event-description.ts'
import { LIFECYCLE_EVENTS, type AlertRaised } from './lifecycle-events.ts'

export interface AlertAnswerPayloads {
  /** `day`: the one that the alert is about. */
  'deadline.alertAcknowledged': { alertId: string; day: IsoDay }
  'deadline.alertSnoozed': { alertId: string; day: IsoDay; until: IsoDay }
  'deadline.alertAnswerUndone': { alertId: string; kind: AnswerKind; day: IsoDay }
  /** The day has come on which people wanted an alert back. */
  'deadline.alertReturned': AlertRaised
  /** The day that was answered about moved, to `movedTo`, or is none any more (null). */
  'deadline.alertAnswerVoided': {
    kind: AnswerKind
    day: IsoDay
    movedTo: IsoDay | null
    personId: string
  }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const

/** What people who were alerted answered, and what became of it. */
export const ALERT_ANSWER_EVENTS = {
  'deadline.alertAcknowledged': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'] },
    changes: [{ name: 'note', words: { note: 'personal' } }],
  },
  'deadline.alertSnoozed': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], until: ['day', 'until'] },
    changes: [{ name: 'note', words: { note: 'personal' } }],
  },
  'deadline.alertAnswerUndone': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'] },
    variants: ['snoozed', 'acknowledged'],
    variantOf: ({ kind }) => kind,
  },
  'deadline.alertReturned': {
    ...LIFECYCLE_EVENTS['deadline.alertRaised'],
    live: 'contract',
    words: { day: ['day', 'target'] },
  },
  'deadline.alertAnswerVoided': {
    ...OF_CONTRACT,
    words: { day: ['day', 'day'], movedTo: ['day', 'movedTo'] },
    variants: ['gone', 'moved'],
    variantOf: ({ movedTo }) => (movedTo ? 'moved' : 'gone'),
    notifies: ['alertAnswerMoved', 'alertAnswerGone'],
  },
} satisfies Descriptions<AlertAnswerPayloads>
