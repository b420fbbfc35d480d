import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { DeclaredPlaces } from '../word/places.ts'
import type { ImportLoss } from './losses.ts'

/** An image to store in the company's files; the document refers to its hash. */
export interface ImportedImage {
  sha256: string
  mime: string
  bytes: Uint8Array
  widthPx: number
  heightPx: number
}

/** A contract converted from a file, with what could not be kept. */
export interface ImportedDocument {
  /** The title is '' when none was found: the caller may use the file's name. */
  document: ContractDocument
  images: ImportedImage[]
  losses: ImportLoss[]
  language: Locale | undefined
  /** The places to fill in that the file itself declares: of a Word file. */
  places?: DeclaredPlaces
}
