import type { RefusalParams } from './generated/refusal-codes.ts'

/** Every refusal code: the keys of the `refusals` catalogues. */
export type RefusalCode = keyof RefusalParams

/** A code whose text needs no parameters. */
export type PlainRefusalCode = {
  [Code in RefusalCode]: RefusalParams[Code] extends null ? Code : never
}[RefusalCode]

/**
 * A refusal: a code and the parameters of its text, never a sentence. The code is the key of the HTTP error, of the
 * three texts (`refusals` catalogues) and of the tooltip of a disabled control.
 */
export type Refusal<Code extends RefusalCode = RefusalCode> =
  | PlainRefusal<Extract<Code, PlainRefusalCode>>
  | (Exclude<Code, PlainRefusalCode> extends infer Other extends RefusalCode
      ? RefusalWithParams<Other>
      : never)

type ExtraParams = Record<string, string | number>

interface PlainRefusal<Code> {
  code: Code
  params?: ExtraParams
  /** The form field concerned, by its name in the request. */
  field?: string
}

/** One member per code, so that a code requires its own parameters. */
type RefusalWithParams<Code extends RefusalCode> = Code extends RefusalCode
  ? { code: Code; params: RefusalParams[Code] & ExtraParams; field?: string }
  : never

/** A refusal whose text is already in the reader's language: written by the schema library. */
export interface WordedRefusal {
  code: string
  message: string
  field?: string
}

/**
 * A refusal thrown up to the edge.
 * @example throw new Refused('NOT_FOUND', 'CONTRACT_NOT_FOUND')
 */
export class Refused extends Error {
  readonly kind: RefusalKind
  readonly refusals: readonly (Refusal | WordedRefusal)[]
  /** What the refused person needs to continue, such as the other version of a text (412). */
  readonly details: unknown

  constructor(
    kind: RefusalKind,
    refusals: PlainRefusalCode | Refusal | readonly (Refusal | WordedRefusal)[],
    details?: unknown,
  ) {
    const list = typeof refusals === 'string' ? [{ code: refusals }] : [refusals].flat()
    super(list.map((refusal) => refusal.code).join(', '))
    this.kind = kind
    this.refusals = list
    this.details = details
  }
}

/** The kind of refusal: each is one HTTP status (wire, Errors). */
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
