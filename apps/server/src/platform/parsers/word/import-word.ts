import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { ImportLoss } from '../outline/losses.ts'
import { runParser, type ParsedFile } from '../run-parser.ts'
import type { WordReply } from './word-operation.ts'

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

const LIMITS = {
  timeoutMs: 30_000,
  maxInputBytes: 50 * 1024 * 1024,
  maxOutputBytes: 128 * 1024 * 1024,
}

/**
 * Makes a contract from a Word file (.docx), in a process of its own: sections from heading styles,
 * numbers and looks; lists, tables, images and inline styles kept; annexes and the part to sign as
 * their own blocks. Nothing is dropped without standing in `losses`.
 * @throws Refused with a `ParserRefusalCode`
 * @example const { document, losses } = await importWord({ path: '/data/files/ab/cd' })
 */
export async function importWord(file: ParsedFile): Promise<ImportedDocument> {
  const { value, parts } = await runParser<WordReply>({ operation: 'word', file, ...LIMITS })
  const images = value.images.map((image, at) => ({
    ...image,
    bytes: parts[at] ?? new Uint8Array(),
  }))
  return { ...value, language: value.language, images }
}
