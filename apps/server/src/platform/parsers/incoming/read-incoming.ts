import type { FileContent } from '../../storage/file-store.ts'
import { runInBackground } from '../run-parser.ts'
import type { IncomingDocument, IncomingParams } from './incoming-operation.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  timeoutMs: 120_000,
  maxInputBytes: 200 * MEGABYTE,
  maxOutputBytes: 256 * MEGABYTE,
}

/** Of the process: people's own files come first. */
const PRIORITY = 10

/**
 * What an incoming document is and holds, and the copy of it without active content where asked for and possible. One
 * process for all, with little processor time.
 *
 * @throws Refused with a `ParserRefusalCode`
 */
export async function readIncomingFile(
  file: FileContent,
  params: IncomingParams,
): Promise<IncomingDocument & { copy: Uint8Array | null }> {
  const { value, parts } = await runInBackground<IncomingDocument>(
    { operation: 'read-incoming', file, params, ...LIMITS },
    PRIORITY,
  )
  return { ...value, copy: parts[0] ?? null }
}
