import { ApiError } from './api-error.ts'

/**
 * Why a save failed: somebody saved before; the person chose not to make the change after all; the server refused, and
 * retrying without a change is pointless; it was not there to refuse.
 */
export type FailureKind = 'conflict' | 'declined' | 'refused' | 'unreachable'

export function failureKindOf(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'refused'
  if (error.isDeclined) return 'declined'
  if (error.status === 412) return 'conflict'
  return error.status === 429 || error.status === 0 || error.status >= 500
    ? 'unreachable'
    : 'refused'
}
