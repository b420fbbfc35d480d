import {
  NOTICE_KINDS,
  NOTICE_MODES,
  NOTICE_SIDES,
  PROOF_KINDS,
} from '@tacite/domain/notices/notice-record.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { sentence } from './deadlines-endpoints.ts'
import { day } from './stated-lifecycle.ts'

const noticeParams = z.strictObject({ contractId: z.uuid(), noticeId: z.uuid() })
const proofParams = noticeParams.extend({ proofId: z.uuid() })

/** Null: Tacite did it, or nobody was noted. */
const person = z.string().nullable()

const proof = z.object({
  _id: z.uuid(),
  kind: z.enum(PROOF_KINDS),
  day,
  file: z.object({ name: z.string(), sizeBytes: z.number().int(), sha256: z.string() }).nullable(),
  recordedAt: z.iso.datetime(),
  recordedBy: person,
  /** Replaced or taken back; it counts no longer. */
  withdrawn: z.object({ at: z.iso.datetime(), by: person }).nullable(),
})

/** What the engine says of a notice (R14). */
const verdict = z.object({
  status: z.string(),
  text: z.string(),
  countedOn: day.nullable(),
  /** The last day in force because of it. */
  effect: day.nullable(),
  explanation: z.array(sentence),
})

const registeredNotice = z.object({
  _id: z.uuid(),
  kind: z.enum(NOTICE_KINDS),
  givenBy: z.enum(NOTICE_SIDES).nullable(),
  mode: z.enum(NOTICE_MODES).nullable(),
  /** Why this way of sending may not hold, in the reader's language. */
  caution: z.string().nullable(),
  endsOn: day.nullable(),
  appliesFrom: day.nullable(),
  recordedAt: z.iso.datetime(),
  recordedBy: person,
  proofs: z.array(proof),
  /** Null: it ends nothing, is cancelled, or has no day yet. */
  verdict: verdict.nullable(),
  cancelled: z.object({ on: day, by: person, reason: z.string() }).nullable(),
})
export type NoticeOfRegister = z.infer<typeof registeredNotice>

export const noticeRegister = z.object({
  /** The newest first. */
  value: z.array(registeredNotice),
  /** Under notice: the last day in force. */
  runsUntil: day.nullable(),
  /** Why proofs and price revisions cannot be recorded. */
  keeping: reason,
})
export type NoticeRegister = z.infer<typeof noticeRegister>

nameShapes({
  NoticeProof: proof,
  NoticeVerdict: verdict,
  RegisteredNotice: registeredNotice,
  NoticeRegister: noticeRegister,
})

export const noticesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notices',
    ...onContract('read'),
    summary: 'The notices of a contract, given and received, with their proofs and judgement.',
    params: contractParams,
    response: noticeRegister,
  }),
  revisePrice: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/price-revisions',
    ...onContract('keepNotices'),
    summary: 'Record the notice of another price; it ends nothing.',
    params: contractParams,
    body: z.strictObject({
      givenBy: z.enum(NOTICE_SIDES),
      mode: z.enum(NOTICE_MODES).nullable().default(null),
      appliesFrom: day,
      sentOn: day.nullable().default(null),
      receivedOn: day.nullable().default(null),
    }),
    response: noticeRegister,
    status: 201,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/proofs',
    ...onContract('keepNotices'),
    summary: 'Record a day of a notice; it takes the place of the one of its kind, which is kept.',
    params: noticeParams,
    body: z.strictObject({ kind: z.enum(PROOF_KINDS), day }),
    response: noticeRegister,
    status: 201,
  }),
  proveByFile: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/proofs/file',
    ...onContract('keepNotices'),
    summary: 'The same with the file that proves it.',
    params: noticeParams,
    query: z.strictObject({ kind: z.enum(PROOF_KINDS), day }),
    upload: 'multipart',
    response: noticeRegister,
    status: 201,
    perMinute: 60,
  }),
  withdrawProof: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/notices/:noticeId/proofs/:proofId',
    ...onContract('keepNotices'),
    summary: 'Take a proof back; it stays in the register and counts no longer.',
    params: proofParams,
    response: noticeRegister,
  }),
  proofFile: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notices/:noticeId/proofs/:proofId/file',
    ...onContract('downloadAttachments'),
    summary: 'The file of a proof.',
    params: proofParams,
    response: 'stream',
  }),
}
