import { z } from 'zod'

/**
 * What the sealed PDF carries to prove the signing, as `evidence.json`: who was shown which bytes, how and when they
 * confirmed, and the head of the audit chain. The certificate pages state the same for humans. Moments are instants
 * in UTC, `2026-03-09T13:05:00.000Z`.
 */
export type Evidence = z.infer<typeof evidenceSchema>

export type SignerEvidence = Evidence['signers'][number]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const moment = z.iso.datetime({ precision: 3 })

const signatureImage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), text: z.string() }),
  z.strictObject({ kind: z.enum(['drawn', 'uploaded']), sha256, pngBase64: z.base64() }),
])

const signer = z.strictObject({
  /** Their position in the order of signing, from 1. */
  position: z.int().positive(),
  name: z.string(),
  email: z.string(),
  /** On whose behalf they sign, as the contract names it; may be empty. */
  role: z.string(),
  relation: z.enum(['inside', 'outside']),
  /** The exact words they agreed to. */
  consent: z.strictObject({ text: z.string(), givenAt: moment }),
  code: z.strictObject({
    sentTo: z.string(),
    sentAt: moment,
    verifiedAt: moment,
    /** The document the code was bound to. */
    documentSha256: sha256,
  }),
  signedAt: moment,
  ipAddress: z.string(),
  userAgent: z.string(),
  signature: signatureImage,
  /** Where it is shown on the contract: points from the top left corner of a page; the first page is 1. */
  placement: z
    .strictObject({
      page: z.int().positive(),
      x: z.number().nonnegative(),
      y: z.number().nonnegative(),
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .optional(),
  events: z.array(
    z.strictObject({
      at: moment,
      action: z.enum([
        'invited',
        // Of earlier versions: written by the signature, whatever was shown.
        'opened',
        'displayed',
        'read',
        'codeSent',
        'codeVerified',
        'consented',
        'signed',
      ]),
      ipAddress: z.string().optional(),
      /** Of a display: the document, and the text of how many of its pages from the first. */
      documentSha256: sha256.optional(),
      pages: z.int().positive().optional(),
    }),
  ),
})

export const evidenceSchema = z.strictObject({
  format: z.literal('tacite-evidence'),
  version: z.literal(1),
  language: z.enum(['fr', 'en', 'es']),
  /** The company's time zone, used on the certificate pages. */
  timeZone: z.string(),
  organisation: z.strictObject({ id: z.uuid(), name: z.string() }),
  contract: z.strictObject({ id: z.uuid(), reference: z.string(), title: z.string() }),
  /** The PDF people were shown: the first bytes of the sealed file, and attached to it. */
  document: z.strictObject({
    fileName: z.literal('original.pdf'),
    sha256,
    byteLength: z.int().positive(),
    pageCount: z.int().positive(),
  }),
  request: z.strictObject({
    id: z.uuid(),
    sentBy: z.strictObject({ name: z.string(), email: z.string() }),
    sentAt: moment,
    completedAt: moment,
    /** Whether each signer could sign only after the one before. */
    inOrder: z.boolean(),
  }),
  signers: z.array(signer).min(1),
  /** The newest event of the company's audit chain when the seal was made. */
  auditHead: z.strictObject({ sequence: z.int().nonnegative(), hash: sha256 }),
  sealedAt: moment,
})

export const evidenceFileName = 'evidence.json'
export const originalFileName = 'original.pdf'

/** @example encodeEvidence(evidence) // the bytes of evidence.json, deterministic */
export function encodeEvidence(evidence: Evidence): Uint8Array {
  return Buffer.from(`${JSON.stringify(evidenceSchema.parse(evidence), null, 2)}\n`)
}

/** Parses an evidence file; undefined when it is not evidence of a known version. */
export function decodeEvidence(bytes: Uint8Array): Evidence | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return evidenceSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
