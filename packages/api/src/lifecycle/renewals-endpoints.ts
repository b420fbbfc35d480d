import { NOTICE_SIDES } from '@tacite/domain/notices/notice-record.ts'
import { RENEWAL_KINDS } from '@tacite/domain/renewals/renewal-record.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { contractDeadlines, recordedRenewal } from './deadlines-endpoints.ts'
import { day } from './stated-lifecycle.ts'

const renewalParams = z.strictObject({ contractId: z.uuid(), renewalId: z.uuid() })
const documentParams = renewalParams.extend({ documentId: z.uuid() })
const because = z.string().trim().max(1000)

/** Null: Tacite did it, or nobody was noted. */
const person = z.string().nullable()

const document = z.object({
  _id: z.uuid(),
  day,
  file: z.object({ name: z.string(), sizeBytes: z.number().int(), sha256: z.string() }),
  recordedAt: z.iso.datetime(),
  recordedBy: person,
  /** Taken back; it stays in the register. */
  withdrawn: z.object({ at: z.iso.datetime(), by: person }).nullable(),
})

/** What a renewal says, or said before it was corrected. */
const said = {
  /** When it was agreed, requested or refused; of a tacit one, the first day of the renewed term. */
  day,
  until: day.nullable(),
  givenBy: z.enum(NOTICE_SIDES).nullable(),
  agreedBy: z.string(),
}

const registeredRenewal = z.object({
  /** Null: a tacit one that the engine counts, and that nobody confirmed. */
  _id: z.uuid().nullable(),
  kind: z.enum(RENEWAL_KINDS),
  ...said,
  /** The first day of the term that it opens, or would have opened; null: it was not noted. */
  fromDay: day.nullable(),
  /** The last day of that term, as far as the engine knows it. */
  termEnd: day.nullable(),
  /** Of a confirmation: the deadlines of today still count it. */
  isCounted: z.boolean(),
  reason: z.string(),
  recordedAt: z.iso.datetime().nullable(),
  recordedBy: person,
  documents: z.array(document),
  corrections: z.array(z.object({ ...said, reason: z.string(), at: z.iso.datetime(), by: person })),
  cancelled: z.object({ on: day, by: person, reason: z.string() }).nullable(),
})
export type RenewalOfRegister = z.infer<typeof registeredRenewal>

export const renewalRegister = z.object({
  /** The newest term first. */
  value: z.array(registeredRenewal),
  /** Renewals so far, as the engine counts them, and how many the terms allow; null: as many as people want. */
  made: z.number().int(),
  most: z.number().int().nullable(),
  /** Earlier tacit ones that the engine counts and the register does not list one by one. */
  earlier: z.number().int(),
  recording: reason,
  keeping: reason,
  downloading: reason,
})
export type RenewalRegister = z.infer<typeof renewalRegister>

/** What would be recorded, corrected or cancelled. */
const change = z.union([
  z.strictObject({ act: z.literal('record'), renewal: recordedRenewal }),
  z.strictObject({
    act: z.literal('correct'),
    renewalId: z.uuid(),
    renewal: recordedRenewal.omit({ kind: true }),
  }),
  z.strictObject({ act: z.literal('cancel'), renewalId: z.uuid() }),
])
export type RenewalChange = z.infer<typeof change>

nameShapes({
  RenewalDocument: document,
  RegisteredRenewal: registeredRenewal,
  RenewalRegister: renewalRegister,
  RecordedRenewal: recordedRenewal,
  RenewalChange: change,
})

export const renewalsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/renewals',
    ...onContract('read'),
    summary: 'The renewals of a contract, made, agreed and refused, with their documents.',
    params: contractParams,
    response: renewalRegister,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/renewals/preview',
    ...onContract('read'),
    summary: 'The deadlines before and after a change to the register; nothing is saved.',
    params: contractParams,
    body: z.strictObject({ change }),
    response: z.object({
      before: contractDeadlines,
      after: contractDeadlines,
      /** Until when the contract then runs as things stand, and its next limit; null: no end, no limit. */
      runsUntil: day.nullable(),
      limit: day.nullable(),
      limitMeaning: contractDeadlines.shape.limitMeaning,
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/renewals/confirmations',
    ...onContract('keepRenewals'),
    summary: 'Confirm a tacit renewal that the engine counts, with the reason; no date changes.',
    params: contractParams,
    body: z.strictObject({ fromDay: day, reason: because }),
    response: renewalRegister,
    status: 201,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/renewals/:renewalId',
    ...onContract('keepRenewals'),
    summary: 'Correct a recorded renewal or refusal, with a reason; what it said before is kept.',
    params: renewalParams,
    body: recordedRenewal.omit({ kind: true }).extend({ reason: because }),
    response: renewalRegister,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/renewals/:renewalId',
    ...onContract('keepRenewals'),
    summary: 'Cancel a renewal, a refusal or a confirmation, with a reason; it stays on record.',
    params: renewalParams,
    body: z.strictObject({ reason: because.default('') }).prefault({}),
    response: renewalRegister,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/renewals/:renewalId/documents',
    ...onContract('keepRenewals'),
    summary: 'Add the document that a renewal, a refusal or a confirmation rests on.',
    params: renewalParams,
    /** The day of the document; default: that of the renewal. */
    query: z.strictObject({ day: day.optional() }),
    upload: 'multipart',
    response: renewalRegister,
    status: 201,
    perMinute: 60,
  }),
  withdrawDocument: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/renewals/:renewalId/documents/:documentId',
    ...onContract('keepRenewals'),
    summary: 'Take a document back; it stays in the register.',
    params: documentParams,
    response: renewalRegister,
  }),
  documentFile: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/renewals/:renewalId/documents/:documentId/file',
    ...onContract('downloadAttachments'),
    summary: 'The document of a renewal.',
    params: documentParams,
    response: 'stream',
  }),
}
