/**
 * What the terms of a contract are, which decides how they change: `open`, they are still being written; `sealed`, they
 * were signed here and change only by an amendment; `transcribed`, they were read from a document signed elsewhere, and
 * are corrected with a reason.
 */
export const TERMS_STANDINGS = ['open', 'sealed', 'transcribed'] as const
export type TermsStanding = (typeof TERMS_STANDINGS)[number]

/** The locks of documents that were signed outside the product. */
export const LOCKS_OF_TRANSCRIPTIONS = ['scan', 'marked', 'imported'] as const

/** @example isTranscription('scan') // true */
export function isTranscription(lockKind: string | null): boolean {
  return LOCKS_OF_TRANSCRIPTIONS.some((kind) => kind === lockKind)
}
