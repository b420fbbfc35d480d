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
 * The terms that a text states. A text that is too long, or that no rule gets through in time, states none.
 *
 * @throws Error when no process can run: retry
 */
export async function readTermsOfText(document: ReadDocument): Promise<ProvenTerm[]> {
  const file = Buffer.from(JSON.stringify(document))
  try {
    const { value } = await runInBackground<ProvenTerm[]>(
      { operation: 'read-terms', file, ...LIMITS },
      PRIORITY,
    )
    return value
  } catch (error) {
    if (parserRefusalCode(error)) return []
    throw error
  }
}
