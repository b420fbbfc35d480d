import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { ImportLoss } from './losses.ts'

/** An image to keep in the company's file store, where the document looks for its hash. */
export interface ImportedImage {
  sha256: string
  mime: string
  bytes: Uint8Array
  widthPx: number
  heightPx: number
}

/** A contract made from a file, with what could not be kept of it. */
export interface ImportedDocument {
  /** Its title is '' when the file has none to be found: the file's name may stand in. */
  document: ContractDocument
  images: ImportedImage[]
  losses: ImportLoss[]
  language: Locale | undefined
}
