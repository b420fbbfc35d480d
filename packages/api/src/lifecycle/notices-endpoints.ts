import {
  NOTICE_KINDS,
  NOTICE_MODES,
  NOTICE_SIDES,
  PROOF_KINDS,
} from '@tacite/domain/notices/notice-record.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { sentence } from './deadlines-endpoints.ts'
import { day } from './stated-lifecycle.ts'

export const noticeParams = z.strictObject({ contractId: z.uuid(), noticeId: z.uuid() })
const proofParams = noticeParams.extend({ proofId: z.uuid() })

/** Null: Tacite did it, or nobody was noted. */
const person = z.string().nullable()

const address = z.strictObject({ name: z.string().trim().max(200), lines: z.string().max(600) })

/** A letter as a person edits it; its body is in paragraphs, with an empty line between them. */
const letter = z.strictObject({
  sender: address,
  recipient: address,
  place: z.string().trim().max(100),
  day,
  subject: z.string().trim().min(1).max(300),
  body: z.string().trim().min(1).max(10_000),
  signatory: z.string().trim().max(200),
})
export type NoticeLetter = z.infer<typeof letter>

const choices = {
  kind: z.enum(NOTICE_KINDS),
  mode: z.enum(NOTICE_MODES),
  locale: z.enum(locales),
}

/** What is shipped for a contract, with the days that it rests on. */
const letterDraft = z.object({
  letter,
  /** The law and the clauses it rests on. */
  sources: z.array(z.string()),
  /** Why this way of sending may not hold. */
  caution: z.string().nullable(),
  limit: day.nullable(),
  prudentLimit: day.nullable(),
  /** The last day to send it this way and be in time. */
  sendBy: day.nullable(),
  /** If it counted today: the last day in force, and how it would be judged. */
  effect: day.nullable(),
  status: z.string().nullable(),
  statusText: z.string().nullable(),
})
export type LetterDraft = z.infer<typeof letterDraft>

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

/** The signature of a letter here: asked for, given, refused. */
const letterSignature = z.object({
  state: z.enum(['asked', 'sealing', 'sealed', 'refused']),
  signatory: z.string(),
  /** Whether the reader is asked. */
  isMine: z.boolean(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  signedAt: z.iso.datetime().nullable(),
  refused: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Of the sealed PDF. */
  sealedSha256: z.string().nullable(),
})
export type LetterSignature = z.infer<typeof letterSignature>

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
  /** The letter that was written here, as a PDF. */
  letter: z
    .object({
      locale: z.enum(locales),
      sizeBytes: z.number().int(),
      sha256: z.string(),
      writtenAt: z.iso.datetime(),
      writtenBy: person,
      /** Null: nobody was asked to sign it here, or the request was taken back. */
      signature: letterSignature.nullable(),
    })
    .nullable(),
  /** Its letter waits to be sent: it takes effect with the first proved day. */
  isPrepared: z.boolean(),
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
  /** Why the letter of a notice that ends the contract cannot be written. */
  ending: reason,
  /** Why the files of proofs cannot be downloaded. */
  downloading: reason,
})
export type NoticeRegister = z.infer<typeof noticeRegister>

nameShapes({
  NoticeProof: proof,
  NoticeVerdict: verdict,
  LetterSignature: letterSignature,
  RegisteredNotice: registeredNotice,
  NoticeRegister: noticeRegister,
  NoticeLetter: letter,
  NoticeLetterDraft: letterDraft,
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
  draftLetter: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notice-letters/draft',
    ...onContract('keepNotices'),
    summary: 'The shipped letter of a notice for this contract, with its computed days.',
    params: contractParams,
    query: z.strictObject({
      kind: choices.kind.default('nonRenewal'),
      mode: choices.mode.default('registeredLetter'),
      locale: choices.locale.default('fr'),
      /** Of a termination: the last day in force and its ground. */
      endsOn: day.optional(),
      ground: z.string().trim().max(2000).default(''),
      /** Of a price revision: from when, and the new price in words. */
      appliesFrom: day.optional(),
      price: z.string().trim().max(300).default(''),
    }),
    response: letterDraft,
  }),
  writeLetter: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notice-letters',
    ...onContract('keepNotices'),
    transaction: 'none',
    summary: 'Write the letter of a notice as a PDF; the notice has no effect before it is sent.',
    params: contractParams,
    body: z.strictObject({
      ...choices,
      endsOn: day.nullable().default(null),
      appliesFrom: day.nullable().default(null),
      letter,
    }),
    response: noticeRegister,
    status: 201,
    perMinute: 60,
  }),
  letterFile: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notices/:noticeId/letter',
    ...onContract('read'),
    summary: 'The letter of a notice, ready to be signed and posted.',
    params: noticeParams,
    response: 'stream',
  }),
  prove: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/proofs',
    ...onContract('keepNotices'),
    summary: 'Record a day of a notice; it takes the place of the one of its kind, which is kept.',
    params: noticeParams,
    body: z.strictObject({
      kind: z.enum(PROOF_KINDS),
      day,
      /** The file that was read, to be kept as its proof. */
      readingId: z.uuid().nullable().default(null),
    }),
    response: noticeRegister,
    status: 201,
  }),
  proveByFile: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/proofs/file',
    ...onContract('keepNotices'),
    summary: 'The same with the file that proves it.',
    params: noticeParams,
    query: z.strictObject({
      kind: z.enum(PROOF_KINDS).default('receipt'),
      /** Default: today. */
      day: day.optional(),
    }),
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
