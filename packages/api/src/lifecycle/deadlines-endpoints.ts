import { LIMIT_CHOICES } from '@tacite/domain/decisions/limit-decision.ts'
import { NOTICE_MODES, NOTICE_SIDES } from '@tacite/domain/notices/notice-record.ts'
import { TERMS_STANDINGS } from '@tacite/domain/contracts/terms-standing.ts'
import { RECORDED_KINDS } from '@tacite/domain/renewals/renewal-record.ts'
import { RENEWAL_ANSWERS } from '@tacite/domain/deadlines/renewal-answer.ts'
import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { amendedValue } from './amended-value.ts'
import { onContract } from '../on-contract.ts'
import { day, lifecycle, notice, span } from './stated-lifecycle.ts'

export type Lifecycle = z.infer<typeof lifecycle>

export const sentence = z.object({
  rule: z.string(),
  text: z.string(),
  sources: z.array(z.string()),
  /** The terms that it takes as the contract states them. */
  fields: z.array(z.string()),
  /** The amendments that it names, where this person may read them. */
  documents: z.array(z.object({ _id: z.uuid(), name: z.string() })),
})

export const contractDeadlines = z.object({
  today: day,
  lifecycle,
  /** The terms that amendments replaced, or will; `lifecycle` is what the contract states itself. */
  amended: z.array(amendedValue),
  signatureDate: day.nullable(),
  /** What its terms are, which decides how they change: being written, sealed here, or a transcription. */
  terms: z.enum(TERMS_STANDINGS),
  /** The engine's answer; days as YYYY-MM-DD. */
  legalLimit: day.nullable(),
  prudentLimit: day.nullable(),
  sendBy: day.nullable(),
  noticeWindowOpens: day.nullable(),
  limitMeaning: z.enum(['preventRenewal', 'obtainRenewal']).nullable(),
  /** The law that adds to the contract's own clauses. */
  regime: z.enum(REGIMES).nullable(),
  /** The exits ahead that a notice given too late would miss, in order of day. */
  earlyExits: z.array(
    z.object({
      basis: z.enum(['clause', 'triennial']),
      exitOn: day,
      legalLimit: day,
      prudentLimit: day,
      sendBy: day,
    }),
  ),
  phase: z.string(),
  phaseText: z.string(),
  /** While it is to decide on a limit: what somebody decided, `until` the day on which they decide later. */
  decided: z.object({ choice: z.enum(LIMIT_CHOICES), until: day.nullable() }).nullable(),
  term: z.object({ number: z.number().int(), of: z.number().int().nullable() }),
  endDate: day.nullable(),
  /** What follows the running term; null when that is no question. */
  renewal: z.enum(RENEWAL_ANSWERS).nullable(),
  finalEnd: day.nullable(),
  ending: z.enum(['expiry', 'termination']).nullable(),
  /** Cancelled before its signature: none of these days will come. */
  isGivenUp: z.boolean(),
  notice: z
    .object({
      noticeId: z.string(),
      kind: z.enum(['nonRenewal', 'earlyExit', 'termination']),
      status: z.string(),
      text: z.string(),
      countedOn: day.nullable(),
      effect: day.nullable(),
      /** The effect of withdrawing it once the limit has passed: the day on which the contract renews. */
      renewsWithout: z.object({ limit: day, on: day }).nullable(),
    })
    .nullable(),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  trace: z.array(sentence.extend({ subject: z.string() })),
  lifeline: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      day,
      isCertain: z.boolean(),
      /** Why this day: the lines of the explanation about it. */
      explanation: z.array(sentence),
    }),
  ),
  records: z.object({
    renewals: z.array(z.object({ id: z.string(), kind: z.string(), day, until: day.nullable() })),
    /** When the consumer was informed, and the insurance reminder posted. */
    informedOn: day.nullable(),
    reminderPostedOn: day.nullable(),
    notices: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        sentOn: day.nullable(),
        presentedOn: day.nullable(),
        receivedOn: day.nullable(),
        endsOn: day.nullable(),
        cancelledOn: day.nullable(),
      }),
    ),
  }),
  editing: reason,
  correcting: reason,
  recordPerformance: reason,
  markRenewed: reason,
  markTerminated: reason,
  recordRegimeDays: reason,
  cancel: reason,
  cancelTermination: reason,
})
export type ContractDeadlines = z.infer<typeof contractDeadlines>

nameShapes({
  Span: span,
  Notice: notice,
  Lifecycle: lifecycle,
  DeadlineSentence: sentence,
  ContractDeadlines: contractDeadlines,
})

/** A renewal of the term in force, or its refusal, as people record it. */
export const recordedRenewal = z.strictObject({
  kind: z.enum(RECORDED_KINDS),
  day,
  /** The last day in force that was agreed; null: the duration that the contract provides. */
  until: day.nullable().default(null),
  /** Who requested or refused it; null: nobody says. */
  givenBy: z.enum(NOTICE_SIDES).nullable().default(null),
  /** Those who agreed to it, in words. */
  agreedBy: z.string().trim().max(300).default(''),
})

export const deadlinesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/deadlines',
    ...onContract('read'),
    summary:
      'The deadlines of a contract as of today, each with its explanation, and its lifeline.',
    params: contractParams,
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/deadlines/preview',
    ...onContract('read'),
    summary: 'What the deadlines would be with other terms; nothing is saved.',
    params: contractParams,
    body: lifecycle,
    response: contractDeadlines,
  }),
  previewNew: endpoint({
    method: 'POST',
    path: '/deadlines/preview',
    access: 'contracts3:create',
    transaction: 'read',
    summary: 'What the deadlines of a contract not created yet would be, signed on that day.',
    body: z.strictObject({
      lifecycle,
      signatureDate: day.nullable(),
      /** Both may change the law that applies. */
      typeId: z.uuid().nullable(),
      counterpartyId: z.uuid().nullable(),
    }),
    response: contractDeadlines,
  }),
  setLifecycle: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/lifecycle',
    ...onContract('setDates'),
    summary: 'Set the terms of a contract’s life.',
    params: contractParams,
    body: lifecycle,
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
  markRenewed: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/renewals',
    ...onContract('markRenewed'),
    summary: 'Record an agreed or requested renewal, or the refusal of one.',
    params: contractParams,
    body: recordedRenewal,
    /** `_id`: of what was recorded, to add its document. */
    response: contractDeadlines.extend({ _id: z.uuid() }),
    revisionOf: 'contractId/lifecycle',
    status: 201,
  }),
  markTerminated: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices',
    ...onContract('markTerminated'),
    summary: 'Record a notice, an early exit or a termination on a day.',
    params: contractParams,
    body: z.strictObject({
      kind: z.enum(['nonRenewal', 'earlyExit', 'termination']),
      sentOn: day.nullable().default(null),
      presentedOn: day.nullable().default(null),
      receivedOn: day.nullable().default(null),
      endsOn: day.nullable().default(null),
      /** Null: nobody says. */
      givenBy: z.enum(NOTICE_SIDES).nullable().default(null),
      mode: z.enum(NOTICE_MODES).nullable().default(null),
    }),
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
    status: 201,
  }),
  cancelTermination: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/notices/:noticeId',
    ...onContract('cancelTermination'),
    summary: 'Withdraw a notice or termination; it stays on record, cancelled.',
    params: z.strictObject({ contractId: z.uuid(), noticeId: z.uuid() }),
    body: z.strictObject({ reason: z.string().trim().max(1000).default('') }).prefault({}),
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
  recordRegimeDays: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/regime-days',
    ...onContract('recordRegimeDays'),
    summary: 'Record when the consumer was informed, or the insurance reminder posted.',
    params: contractParams,
    body: z.strictObject({
      informedOn: day.nullable().default(null),
      reminderPostedOn: day.nullable().default(null),
    }),
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/cancelled',
    ...onContract('cancel'),
    summary: 'Abandon a contract before it is signed.',
    params: contractParams,
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
}
