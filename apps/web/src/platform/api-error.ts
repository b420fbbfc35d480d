export interface FieldRefusal {
  field: string
  message: string
  code: string
}

/** An unsuccessful answer of the server, or none at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Which fields of the request are wrong, in the reader's language. */
  readonly errors: readonly FieldRefusal[]
  /** The refusal's details: the other version on a conflict, the object in the way. */
  readonly details: unknown
  /** When a busy server wants to be asked again; null: it does not say. */
  retryAfterSeconds: number | null = null
  /** What was shown is refused now: the person may no longer see it, or it was deleted. */
  isLost = false
  /** The person was asked to confirm, and chose to change nothing: there is nothing to report. */
  isDeclined = false

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

/** The error code for missing files of the application itself. */
export const FILES_LOST = 'FILES_LOST'

/** The connection failed: a retry may help, and nothing is known to be wrong. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}
