import { READING_STATES } from '@tacite/domain/recognition/page-states.ts'
import { SIGNING_SIDES } from '@tacite/domain/signing/signed-on-paper.ts'
import { SIGNED_DOCUMENT_ORIGINS } from '@tacite/domain/signing/signature-state.ts'
import { MOST_STEPS } from '@tacite/domain/workflows/workflow-steps.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { onContract } from '../on-contract.ts'
import { wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { activeContentOfFile } from '../writing/active-content.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { contractSignature } from './signing-endpoints.ts'

const statedSignatory = z.strictObject({
  name: z.string().trim().max(120),
  side: z.enum(SIGNING_SIDES),
})

const MOST_SIGNATORIES = 20

const statement = {
  signatureDate: z.iso.date(),
  signatories: z.array(statedSignatory).max(MOST_SIGNATORIES),
}

const passingOver = z.array(z.uuid()).max(MOST_STEPS).optional()

const scanParams = contractParams.extend({ scanId: z.uuid() })

const uploadedScan = z.object({
  _id: z.uuid(),
  name: z.string(),
  pages: z.number().int(),
  /** Whether a page has text that a search can find; a scan often has none. */
  hasText: z.boolean(),
  active: activeContentOfFile,
})
export type UploadedScan = z.infer<typeof uploadedScan>

/** What is known about a signature that the product has not seen. */
const signedOnPaper = z.object({
  /** Null until it is signed. */
  signatureDate: z.string().nullable(),
  signatories: z.array(z.object({ name: z.string(), side: z.enum(SIGNING_SIDES).nullable() })),
  /** Who marked it as signed, and when; null: nobody did. */
  marked: z.object({ by: named, at: z.iso.datetime() }).nullable(),
  /** The signed document kept here; null: none. */
  document: z
    .object({
      origin: z.enum(SIGNED_DOCUMENT_ORIGINS),
      sha256: z.string(),
      pages: z.number().int().nullable(),
      /** Whether it can be searched. */
      state: z.enum(READING_STATES),
    })
    .nullable(),
  /** The scan that was filed; null: none. */
  scan: z
    .object({
      name: z.string(),
      filedBy: named,
      filedAt: z.iso.datetime(),
      active: activeContentOfFile,
      /** Whether the document kept is a copy without active content; the file as received is kept beside it. */
      isCopy: z.boolean(),
    })
    .nullable(),
  /** The steps that marking it as signed would pass over; empty when it cannot be. */
  passingOver: z.array(named),
  /** The company’s calendar: no signature date is later. */
  today: z.string(),
  /** Names of the parties, to choose from. */
  parties: z.object({ company: z.string().nullable(), counterparty: z.string().nullable() }),
  /** People whom the contract knows: suggested as signatories. */
  suggestions: z.array(z.string()),
})
export type SignedOnPaper = z.infer<typeof signedOnPaper>

nameShapes({
  SignedOnPaper: signedOnPaper,
  StatedSignatory: statedSignatory,
  UploadedScan: uploadedScan,
})

/** Contracts signed outside the product. */
export const paperEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/paper',
    ...onContract('read'),
    summary: 'What is known about a signature on paper, and the signed document kept here.',
    params: contractParams,
    response: signedOnPaper,
  }),
  print: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/paper',
    ...onContract('sendForSignature'),
    transaction: 'none',
    summary: 'Freeze the contract to be printed and signed by hand; its scan is uploaded later.',
    params: contractParams,
    body: z.strictObject({
      signatories: statement.signatories,
      /** The steps to pass over, as the sender saw them: refused when they are others by now. */
      passingOver,
    }),
    response: contractSignature,
    status: 201,
  }),
  markSigned: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/statement',
    ...onContract('markSigned'),
    summary: 'Mark a contract as signed outside the product: irreversible, it is locked for good.',
    params: contractParams,
    body: z.strictObject({ ...statement, passingOver, isConfirmed: z.literal(true) }),
    response: contractSignature,
    status: 201,
  }),
  uploadScan: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/scans',
    ...onContract('uploadScan'),
    transaction: 'none',
    summary: 'Upload the PDF of a signed scan, to be looked at before it is filed.',
    params: contractParams,
    upload: 'multipart',
    response: uploadedScan,
    status: 201,
    perMinute: 30,
  }),
  scanPage: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/scans/:scanId/pages/:page',
    ...onContract('uploadScan'),
    transaction: 'none',
    summary: 'A page of an uploaded scan as an image, for whoever uploaded it.',
    params: scanParams.extend({ page: wholeNumber(1, 100_000) }),
    response: 'stream',
  }),
  fileScan: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/scans/:scanId',
    ...onContract('uploadScan'),
    transaction: 'none',
    summary:
      'File an uploaded scan as the signed document: irreversible, the contract is signed and locked for good.',
    params: scanParams,
    body: z.strictObject({
      /** Null for a contract that was marked as signed, where both are known. */
      statement: z.strictObject(statement).nullable(),
      isConfirmed: z.literal(true),
    }),
    response: contractSignature,
    status: 201,
  }),
  receivedScan: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/scan',
    ...onContract('downloadSigned'),
    transaction: 'none',
    summary: 'The file of a filed scan as it was received.',
    params: contractParams,
    response: 'stream',
  }),
}
