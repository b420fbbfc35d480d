import { blockKinds } from '@tacite/document/contract-document.ts'
import { locales } from '@tacite/domain/locale.ts'
import { SIGNATORY_STATES, SIGNATURE_STATES } from '@tacite/domain/signing/signature-state.ts'
import { CODE_DIGITS } from '@tacite/domain/signing/signing-code.ts'
import { z } from 'zod'
import { shownAnnex } from '../writing/attachment-shapes.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { nameShapes } from '../shape-names.ts'
import { richText } from '../writing/text-shapes.ts'

/** A part of a text as its readers see it: fields resolved, numbers computed. */
const shownBlock = z.object({
  _id: z.string(),
  kind: z.enum(blockKinds),
  name: z.string(),
  number: z.string(),
  sections: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      number: z.string(),
      level: z.number().int(),
      content: richText,
    }),
  ),
})

/** What a signatory sees, internal or external: the very document, and their progress. */
export const documentToSign = z.object({
  signatory: z.object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    state: z.enum(SIGNATORY_STATES),
    signedAt: z.iso.datetime().nullable(),
  }),
  /** The reader's language. */
  i18n: z.enum(locales),
  state: z.enum(SIGNATURE_STATES),
  company: z.string(),
  /** The company's time zone, in which moments are shown. */
  timeZone: z.string(),
  sender: z.string(),
  contract: z.object({ title: z.string(), reference: z.string(), locale: z.enum(locales) }),
  /** The PDF that is signed, and the same text with its fields resolved and its numbers computed. */
  document: z.object({
    sha256: z.string(),
    pageCount: z.number().int(),
    blocks: z.array(shownBlock),
    /** The attached files that are part of it. */
    annexes: z.array(shownAnnex),
  }),
  signatories: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      isMe: z.boolean(),
      signedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** The words of the consent. */
  consentText: z.string(),
  /** Why they may not sign now. */
  signing: reason,
  /** Why the sealed copy is not available yet. */
  downloading: reason,
})
export type DocumentToSign = z.infer<typeof documentToSign>

export const codeRequest = z.strictObject({
  /** Consent to the displayed words, given before the code is sent. */
  consent: z.literal(true),
  /** The displayed document: the code is bound to it. */
  documentSha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** What a signatory's page has shown once it was rendered. */
export const displayReport = z.strictObject({
  documentSha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The text of how many pages of that document, from the first. */
  pages: z.int().positive(),
})
export type DisplayReport = z.infer<typeof displayReport>

export const sentCode = z.object({
  /** Enough of the address to recognise the mailbox. */
  sentTo: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SentCode = z.infer<typeof sentCode>

/** Six digits as pasted, possibly with spaces. */
export const code = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`)))

export const signatureForm = z.strictObject({
  documentSha256: z.string().regex(/^[0-9a-f]{64}$/),
  code,
  signature: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('typed'), text: z.string().max(1000) }),
    /** `data:image/png;base64,…`, a canvas export. */
    z.strictObject({ kind: z.literal('drawn'), image: z.string().max(500_000) }),
  ]),
})
export type SignatureForm = z.infer<typeof signatureForm>

nameShapes({
  DocumentToSign: documentToSign,
  ShownBlock: shownBlock,
  CodeRequest: codeRequest,
  DisplayReport: displayReport,
  SentCode: sentCode,
  SignatureForm: signatureForm,
})
