import { ATTACHMENT_KINDS } from '@tacite/domain/attachments/attachment-kinds.ts'
import { PRINT_OBSTACLES } from '@tacite/domain/attachments/printed-annexes.ts'
import { z } from 'zod'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'
import { activeContentOfFile } from './active-content.ts'

const version = z.object({
  number: z.number().int(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  /** SHA-256 of the file that counts: the copy without active content where there is one. */
  sha256: z.string(),
  /** Of the file as received, when a copy counts instead. */
  receivedSha256: z.string().nullable(),
  active: activeContentOfFile,
  pageCount: z.number().int(),
  /** How it can be looked at without opening it elsewhere. */
  preview: z.enum(['pages', 'image']).nullable(),
  uploadedBy: named,
  uploadedAt: z.iso.datetime(),
})
export type AttachmentVersion = z.infer<typeof version>

/** An annex as signatories and third parties are shown it. */
export const shownAnnex = z.object({
  _id: z.uuid(),
  /** Continues the numbers of the annexes in the text. */
  number: z.number().int(),
  name: z.string(),
  sizeBytes: z.number().int(),
  sha256: z.string(),
  /** Why it is listed, with its hash, at the end of the PDF to sign; null: its pages are appended there. */
  printObstacle: z.enum(PRINT_OBSTACLES).nullable(),
})
export type ShownAnnex = z.infer<typeof shownAnnex>

export const attachment = z.object({
  _id: z.uuid(),
  kind: z.enum(ATTACHMENT_KINDS),
  /** Of an annex, after those of the text; null for a signature page. */
  number: z.number().int().nullable(),
  name: z.string(),
  signatureDate: z.iso.date().nullable(),
  /** Why an annex is listed and not appended when the contract is sent for signature. */
  printObstacle: z.enum(PRINT_OBSTACLES).nullable(),
  /** The last one first; the first counts. */
  versions: z.array(version),
})
export type Attachment = z.infer<typeof attachment>

nameShapes({ Attachment: attachment, AttachmentVersion: version, ShownAnnex: shownAnnex })
