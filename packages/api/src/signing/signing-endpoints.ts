import { locales } from '@tacite/domain/locale.ts'
import {
  SIGNATORY_KINDS,
  SIGNATORY_STATES,
  SIGNATURE_MEANS,
  SIGNATURE_STATES,
} from '@tacite/domain/signing/signature-state.ts'
import { MOST_STEPS } from '@tacite/domain/workflows/workflow-steps.ts'
import { z } from 'zod'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import {
  codeRequest,
  displayReport,
  documentToSign,
  sentCode,
  signatureForm,
} from './document-to-sign.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { onContract } from '../on-contract.ts'

const instant = z.iso.datetime().nullable()

const signature = z.object({
  _id: z.uuid(),
  state: z.enum(SIGNATURE_STATES),
  /** Signed through the product, or by hand on the printed PDF. */
  provider: z.enum(SIGNATURE_MEANS),
  requestedBy: named,
  requestedAt: z.iso.datetime(),
  completedAt: instant,
  cancelledAt: instant,
  /** The PDF that is signed: SHA-256 in hex. */
  documentSha256: z.string(),
  signatories: z.array(
    z.object({
      _id: z.uuid(),
      position: z.number().int(),
      kind: z.enum(SIGNATORY_KINDS),
      personId: z.uuid().nullable(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      i18n: z.enum(locales),
      state: z.enum(SIGNATORY_STATES),
      invitedAt: instant,
      /** When the last mail to them was found undeliverable. */
      undeliveredAt: instant,
      /** When their mail leaves, which the quota of a day holds back. */
      leavesAt: instant,
      viewedAt: instant,
      signedAt: instant,
      /** Until when the link of an external signatory is valid. */
      linkExpiresAt: instant,
      /** Why the invitation cannot be sent again. */
      resending: reason,
    }),
  ),
  seal: z
    .object({ sha256: z.string(), sealedAt: z.iso.datetime(), level: z.enum(['B-B', 'B-T']) })
    .nullable(),
})

export const contractSignature = z.object({
  current: signature.nullable(),
  earlier: z.array(signature),
  /** Whether it is this person's turn, or was: their own signature. */
  mine: z.object({ _id: z.uuid(), state: z.enum(SIGNATORY_STATES), signing: reason }).nullable(),
  sending: reason,
  /** The steps that a sending would pass over; empty when the contract cannot be sent. */
  passingOver: z.array(named),
  cancelling: reason,
  resetting: reason,
  downloading: reason,
  /** Why the contract cannot be marked as signed elsewhere. */
  marking: reason,
  /** Why the scan of the signed paper cannot be uploaded. */
  uploading: reason,
})
export type ContractSignature = z.infer<typeof contractSignature>

const signatoryForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('external'),
    name: z.string().trim().max(120),
    email: z.string().trim().max(254),
    role: z.string().trim().max(200).default(''),
    /** The language of their mails and of their page; the contract's by default. */
    i18n: z.enum(locales).optional(),
  }),
  z.strictObject({
    kind: z.literal('internal'),
    personId: z.uuid(),
    role: z.string().trim().max(200).default(''),
  }),
])
export type SignatoryForm = z.infer<typeof signatoryForm>

/** The result of checking an uploaded PDF. */
const uploadedVerification = z.object({
  isValid: z.boolean(),
  /** Whether it is, byte for byte, the sealed copy of this contract. */
  isThisCopy: z.boolean(),
  organisation: z.string().nullable(),
  sealedAt: instant,
  contract: z
    .object({ reference: z.string(), title: z.string(), isThisOne: z.boolean() })
    .nullable(),
  signers: z.array(z.object({ name: z.string(), signedAt: z.iso.datetime() })),
  findings: z.array(
    z.object({ code: z.string(), severity: z.enum(['error', 'notice']), message: z.string() }),
  ),
})
export type UploadedVerification = z.infer<typeof uploadedVerification>

const MAX_SIGNATORIES = 20

nameShapes({
  SignatureRequest: signature,
  ContractSignature: contractSignature,
  SignatoryForm: signatoryForm,
  UploadedVerification: uploadedVerification,
})

export const signingEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature',
    ...onContract('read'),
    summary: 'The state of a contract’s signature, and the earlier ones.',
    params: contractParams,
    response: contractSignature,
  }),
  send: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature',
    ...onContract('sendForSignature'),
    transaction: 'none',
    summary: 'Send for signature: freezes the contract and invites the first signatory.',
    params: contractParams,
    body: z.strictObject({
      signatories: z.array(signatoryForm).max(MAX_SIGNATORIES),
      /** The steps to pass over, as the sender saw them: refused when they are others by now. Omitted: whichever. */
      passingOver: z.array(z.uuid()).max(MOST_STEPS).optional(),
    }),
    response: contractSignature,
    status: 201,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/signature',
    ...onContract('cancelSignature'),
    summary: 'Cancel signing: links stop working, the contract can be changed again.',
    params: contractParams,
    response: contractSignature,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/reset',
    ...onContract('resetSignature'),
    transaction: 'none',
    summary: 'Restart signing with the same signatories; signatures already given are void.',
    params: contractParams,
    response: contractSignature,
    status: 201,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/:signatoryId/invitation',
    ...onContract('remindSignatory'),
    summary: 'Send the invitation again, with a new link; the earlier one stops working.',
    params: z.strictObject({ contractId: z.uuid(), signatoryId: z.uuid() }),
    response: contractSignature,
  }),
  document: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/document',
    ...onContract('read'),
    summary: 'The document to sign, for an internal signatory.',
    params: contractParams,
    response: documentToSign,
  }),
  image: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/images/:sha256',
    ...onContract('read'),
    summary: 'An image of the document to sign, for an internal signatory.',
    params: contractParams.extend({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: 'stream',
  }),
  annex: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/attachments/:attachmentId',
    ...onContract('read'),
    summary: 'The file of an annex of the document to sign, for an internal signatory.',
    params: contractParams.extend({ attachmentId: z.uuid() }),
    response: 'stream',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signature/document.pdf',
    ...onContract('readSentDocument'),
    summary: 'The exact PDF that is out for signature.',
    params: contractParams,
    response: 'stream',
  }),
  markDisplayed: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/signature/display',
    ...onContract('read'),
    summary: 'Report that the page of an internal signatory has shown the document.',
    params: contractParams,
    body: displayReport,
    response: null,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/signature/reading',
    ...onContract('read'),
    summary: 'Report that an internal signatory has reached the end of the document.',
    params: contractParams,
    response: null,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/code',
    ...onContract('sign'),
    summary: 'Give consent, and request a signing code by e-mail.',
    params: contractParams,
    body: codeRequest,
    response: sentCode,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/signature/mine',
    ...onContract('sign'),
    transaction: 'none',
    summary: 'Sign, as an internal signatory.',
    params: contractParams,
    body: signatureForm,
    response: documentToSign,
  }),
  signed: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/signed',
    ...onContract('downloadSigned'),
    summary: 'The signed document: the sealed PDF, or the scan of the signed paper.',
    params: contractParams,
    response: 'stream',
  }),
  verify: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/verification',
    ...onContract('read'),
    summary: 'Whether an uploaded PDF is a sealed copy of this contract, unchanged.',
    params: contractParams,
    upload: 'multipart',
    response: uploadedVerification,
  }),
}
