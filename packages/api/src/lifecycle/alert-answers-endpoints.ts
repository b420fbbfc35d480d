import { ANSWER_ENDINGS, ANSWER_KINDS } from '@tacite/domain/deadlines/alert-answers.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'

const day = z.iso.date()
const moment = z.iso.datetime()

/** What somebody answered to an alert. */
const alertAnswer = z.object({
  kind: z.enum(ANSWER_KINDS),
  by: z.string(),
  at: moment,
  note: z.string(),
  /** The day on which it comes back, of one that was put off. */
  until: day.nullable(),
})

/** The last alert about one day of a contract, which the reader was told of. */
const answerableAlert = z.object({
  _id: z.uuid(),
  contractId: z.uuid(),
  text: z.string(),
  /** The day that it is about. */
  target: day,
  /** The last day until which it can be put off; null: none is left. */
  latestSnooze: day.nullable(),
  /** Somebody still has to decide on its limit, whoever takes it on. */
  isToDecide: z.boolean(),
  /** The reader's own answer. */
  own: alertAnswer.nullable(),
  /** Others who take it on. */
  others: z.array(alertAnswer),
  /** Why the reader cannot answer; null: they can. */
  answering: reason,
})
export type AnswerableAlert = z.infer<typeof answerableAlert>

/** A mail that tells of an alert: still to leave, gone, or given up by its server or ours. */
const TELLING_MAILS = ['planned', 'sent', 'failed'] as const
export type TellingMail = (typeof TELLING_MAILS)[number]

/** One line of the record: somebody was told of a date, or answered. */
const recordLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('told'),
    at: moment,
    name: z.string(),
    text: z.string(),
    /** By mail too: at once or in a digest; `none`: in the bell only. Null: not recorded at the time. */
    mailedAs: z.enum(['none', 'instant', 'daily', 'weekly']).nullable(),
    /** When the mail left, or was to leave; null: there was none, or its digest did not quote this. */
    mailedAt: moment.nullable(),
    /** What became of that mail. */
    mail: z.enum(TELLING_MAILS).nullable(),
    readAt: moment.nullable(),
    /** It still waits for its digest. */
    isWaiting: z.boolean(),
  }),
  z.object({
    kind: z.enum(ANSWER_KINDS),
    at: moment,
    name: z.string(),
    text: z.string(),
    note: z.string(),
    until: day.nullable(),
    /** Null: it stands. */
    ended: z.object({ at: moment, as: z.enum(ANSWER_ENDINGS), movedTo: day.nullable() }).nullable(),
  }),
])
export type AlertRecordLine = z.infer<typeof recordLine>

const alertRecord = z.object({
  /** Those that the reader can answer, the next day first. */
  standing: z.array(answerableAlert),
  /** The last line first. */
  lines: z.array(recordLine),
})
export type AlertRecord = z.infer<typeof alertRecord>

const answerForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('acknowledged'), note: z.string().trim().max(500) }),
  z.strictObject({ kind: z.literal('snoozed'), until: day, note: z.string().trim().max(500) }),
])
export type AlertAnswerForm = z.infer<typeof answerForm>

nameShapes({
  AlertAnswer: alertAnswer,
  AnswerableAlert: answerableAlert,
  AlertRecordLine: recordLine,
  AlertRecord: alertRecord,
  AlertAnswerForm: answerForm,
})

const ofContract = z.strictObject({ contractId: z.uuid() })
const ofAlert = z.strictObject({ contractId: z.uuid(), alertId: z.uuid() })

export const alertAnswersEndpoints = {
  record: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/alert-record',
    ...onContract('read'),
    summary:
      'Who was told of the dates of a contract, when and how, and who took them on or put them off.',
    params: ofContract,
    response: alertRecord,
  }),
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/alerts/:alertId',
    ...onContract('read'),
    summary: 'One alert, what was answered to it, and until when it can be put off.',
    params: ofAlert,
    response: answerableAlert,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/alerts/:alertId/answer',
    ...onContract('answerAlert'),
    summary:
      'Take on an alert that one was told of, or have it back on a later day inside its limit; what has to be decided stays to be decided.',
    params: ofAlert,
    body: answerForm,
    response: answerableAlert,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/alerts/:alertId/answer',
    ...onContract('answerAlert'),
    summary: 'Take back one’s answer to an alert: it is to be read again.',
    params: ofAlert,
    response: answerableAlert,
  }),
}
