export interface FieldRefusal {
  field: string
  message: string
  code: string
}

/** An answer of the server that is not a success, or the want of one (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Which fields of the request are wrong, in the reader's language. */
  readonly errors: readonly FieldRefusal[]
  /** What the refusal brings along: the other version on a conflict, the thing in the way. */
  readonly details: unknown
  /** What it refuses was shown until now: the person may no longer see it, or it was deleted. */
  isLost = false

  constructor(
    status: number,
    answer: Partial<Pick<ApiError, 'message' | 'code' | 'errors' | 'details'>>,
  ) {
    super(answer.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = answer.code ?? 'UNEXPECTED'
    this.errors = answer.errors ?? []
    this.details = answer.details
  }
}

/** The code of an error: files of the application itself did not come. */
export const FILES_LOST = 'FILES_LOST'

/** The connection failed: trying again may help, and nothing is known to be wrong. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}
