import { runParser, type ParsedFile } from '../run-parser.ts'
import type { PagesToAppend } from './pages-to-append.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  timeoutMs: 60_000,
  maxInputBytes: 200 * MEGABYTE,
  maxOutputBytes: 256 * MEGABYTE,
}

/**
 * The pages of a PDF as they are appended to another, read in a separate process: what its forms and notes show is part
 * of them, and nothing in them acts.
 *
 * @throws Refused FILE_ENCRYPTED, FILE_UNREADABLE, FILE_TOO_COMPLEX
 */
export async function readPagesToAppend(
  file: ParsedFile,
): Promise<PagesToAppend & { pdf: Uint8Array | null }> {
  const { value, parts } = await runParser<PagesToAppend>({
    operation: 'pdf-pages-to-append',
    file,
    ...LIMITS,
  })
  return { ...value, pdf: parts[0] ?? null }
}
