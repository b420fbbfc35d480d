import type { FileContent } from '../storage/file-store.ts'
import type { FileKind } from './file-kind.ts'
import { imageToDocument } from './images/image-to-document.ts'
import type { ImportedDocument } from './outline/imported-document.ts'
import { importPdf } from './pdf/import-pdf.ts'
import { importWord } from './word/import-word.ts'

/**
 * Converts an uploaded file, of a kind that `fileKind` found, into a contract: Word, PDF or an image.
 * @throws Refused with a `ParserRefusalCode`
 * @example const { document, losses } = await importDocument('docx', file)
 */
export async function importDocument(kind: FileKind, file: FileContent): Promise<ImportedDocument> {
  switch (kind) {
    case 'docx':
      return importWord(file)
    case 'pdf':
      return importPdf(file)
    default:
      return imageToDocument(file)
  }
}
