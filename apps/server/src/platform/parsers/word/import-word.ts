import { unpackDocument, type DocumentReply } from '../outline/document-reply.ts'
import type { ImportedDocument } from '../outline/imported-document.ts'
import { runParser, type ParsedFile } from '../run-parser.ts'

const LIMITS = {
  timeoutMs: 30_000,
  maxInputBytes: 50 * 1024 * 1024,
  maxOutputBytes: 128 * 1024 * 1024,
}

/**
 * Converts a Word file (.docx) into a contract, in a separate process: sections from heading styles, numbers and
 * looks; lists, tables, images and inline styles kept; annexes and the signature part as separate blocks. Whatever is
 * dropped is listed in `losses`.
 * @throws Refused with a `ParserRefusalCode`
 * @example const { document, losses } = await importWord(await files.open(companyId, sha256))
 */
export async function importWord(file: ParsedFile): Promise<ImportedDocument> {
  return unpackDocument(await runParser<DocumentReply>({ operation: 'word', file, ...LIMITS }))
}
