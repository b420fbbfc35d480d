import { unpackDocument, type DocumentReply } from '../outline/document-reply.ts'
import type { ImportedDocument } from '../outline/imported-document.ts'
import { runParser, type ParsedFile } from '../run-parser.ts'

const LIMITS = {
  timeoutMs: 60_000,
  maxInputBytes: 50 * 1024 * 1024,
  maxOutputBytes: 192 * 1024 * 1024,
}

/**
 * Makes a contract from the text of a PDF, in a process of its own: sections from numbers and bold
 * type, paragraphs joined over their lines, pages without text as images. Tables come as lines of text;
 * `losses` says so.
 * @throws Refused with a `ParserRefusalCode`
 */
export async function importPdf(file: ParsedFile): Promise<ImportedDocument> {
  return unpackDocument(
    await runParser<DocumentReply>({ operation: 'pdf-document', file, ...LIMITS }),
  )
}
