import { unpackDocument, type DocumentReply } from '../outline/document-reply.ts'
import type { ImportedDocument } from '../outline/imported-document.ts'
import { runParser, type ParsedFile } from '../run-parser.ts'

const LIMITS = {
  timeoutMs: 60_000,
  maxInputBytes: 50 * 1024 * 1024,
  maxOutputBytes: 192 * 1024 * 1024,
}

/**
 * Converts the text of a PDF into a contract, in a separate process: sections from numbers and bold type, paragraphs
 * joined from lines, pages without text as images. Tables become lines of text, which `losses` reports.
 * @throws Refused with a `ParserRefusalCode`
 */
export async function importPdf(file: ParsedFile): Promise<ImportedDocument> {
  return unpackDocument(
    await runParser<DocumentReply>({ operation: 'pdf-document', file, ...LIMITS }),
  )
}
