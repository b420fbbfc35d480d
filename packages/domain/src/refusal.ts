/**
 * A rule that says no says why: a code and its parameters, never a sentence.
 * The code is the key of the HTTP error, of the three texts (`refusals` catalogues) and of the tooltip of a control that is off.
 */
export interface Refusal<Code extends string = string> {
  code: Code
  params?: Record<string, string | number>
  /** The form field concerned, by its name in the request. */
  field?: string
}

/**
 * A refusal on its way up to the edge.
 * @example throw new Refused('NOT_FOUND', 'CONTRACT_NOT_FOUND')
 */
export class Refused extends Error {
  readonly kind: RefusalKind
  readonly refusals: readonly Refusal[]
  /** What the refused person needs to go on, such as the other version of a text (412). */
  readonly details: unknown

  constructor(
    kind: RefusalKind,
    refusals: string | Refusal | readonly Refusal[],
    details?: unknown,
  ) {
    const list = typeof refusals === 'string' ? [{ code: refusals }] : [refusals].flat()
    super(list.map((refusal) => refusal.code).join(', '))
    this.kind = kind
    this.refusals = list
    this.details = details
  }
}

/** Which kind of no: each is one HTTP status (wire, Errors). */
export const STATUS_OF_REFUSAL = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STATE: 409,
  CONFLICT: 412,
  TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  RULE: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
} as const

export type RefusalKind = keyof typeof STATUS_OF_REFUSAL
