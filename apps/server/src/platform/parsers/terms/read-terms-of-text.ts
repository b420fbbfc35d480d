import type { ReadDocument } from '@tacite/domain/extraction/extraction.ts'
import type { ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { runInBackground } from '../run-parser.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  timeoutMs: 30_000,
  maxInputBytes: 16 * MEGABYTE,
  maxOutputBytes: 4 * MEGABYTE,
}

/** Of the process: people's own files come first. */
const PRIORITY = 10

/**
 * The terms that a text states; null when it is too long, or the rules do not get through it in time.
 *
 * @throws Error when no process can run: retry
 */
export async function readTermsOfText(document: ReadDocument): Promise<ProvenTerm[] | null> {
  const file = Buffer.from(JSON.stringify(document))
  try {
    const { value } = await runInBackground<ProvenTerm[]>(
      { operation: 'read-terms', file, ...LIMITS },
      PRIORITY,
    )
    return value
  } catch (error) {
    if (parserRefusalCode(error)) return null
    throw error
  }
}
