import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { resolveDocument, type FieldContext } from '@tacite/document/resolve-fields.ts'
import { usedImages } from '@tacite/document/walk-document.ts'
import {
  renderContractPdf,
  type ContractPdf,
  type PdfParty,
  type PdfSignatory,
} from '../../../platform/pdf/render-contract-pdf.ts'
import type { PdfAnnex } from '../../../platform/pdf/pdf-annexes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PrintingCompany } from './printing-company.query.ts'
import { readLetterheadOf } from './read-letterhead-of.ts'

/** The first page about the owner of a text; a template and a clause have neither reference nor parties. */
export interface TextHead {
  title: string
  reference: string
  parties: readonly PdfParty[]
}

export interface PrintableText extends FieldContext {
  head: TextHead
  document: ContractDocument
}

export interface Printing {
  company: PrintingCompany
  isDraft: boolean
  signatories: readonly PdfSignatory[]
  createdAt: Date
  /** The attached files, drawn after the text. */
  annexes?: readonly PdfAnnex[]
}

/** A text as PDF/A with the fields resolved, on its company's letterhead. The same content produces the same bytes. */
export async function renderText(
  { files }: Pick<Platform, 'files'>,
  { head, document, ...context }: PrintableText,
  { company, isDraft, signatories, createdAt, annexes = [] }: Printing,
): Promise<ContractPdf> {
  const { definitions, locale } = context
  const resolved = resolveDocument(document, context)
  return renderContractPdf({
    document: resolved,
    locale,
    images: await readImages(files, company.id, resolved),
    signatories,
    annexes,
    fieldLabels: Object.fromEntries(definitions.map(({ variable, label }) => [variable, label])),
    paper: await readLetterheadOf(files, company),
    createdAtSeconds: Math.floor(createdAt.getTime() / 1000),
    meta: { ...head, companyName: company.name, draft: isDraft },
  })
}

/** The bytes of every image of a document, by their hash. */
export async function readImages(
  files: Platform['files'],
  companyId: string,
  document: ContractDocument,
): Promise<Map<string, Uint8Array>> {
  const images = await Promise.all(
    usedImages(document).map(async (sha256) => {
      const image = await files.open(companyId, sha256)
      return [sha256, await image.bytes()] as const
    }),
  )
  return new Map(images)
}
