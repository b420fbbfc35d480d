import {
  Refused,
  type Refusal,
  type RefusalCode,
  type RefusalKind,
} from '@tacite/domain/refusal.ts'

/** Why a file was refused, with the kind of refusal that HTTP answers. Texts: `refusals-files.json`. */
export const PARSER_REFUSALS = {
  FILE_EMPTY: 'RULE',
  FILE_TOO_LARGE: 'TOO_LARGE',
  FILE_TYPE_NOT_ALLOWED: 'MEDIA_TYPE',
  FILE_LEGACY_WORD: 'MEDIA_TYPE',
  FILE_ENCRYPTED: 'RULE',
  FILE_UNREADABLE: 'RULE',
  FILE_UNSAFE: 'RULE',
  FILE_TOO_COMPLEX: 'RULE',
  FILE_PAGE_MISSING: 'NOT_FOUND',
  IMAGE_TOO_LARGE: 'RULE',
} as const satisfies Partial<Record<RefusalCode, RefusalKind>>

export type ParserRefusalCode = keyof typeof PARSER_REFUSALS

/**
 * A refusal about one uploaded file. `reason` is for the log only, never for a person.
 * @example throw fileRefused('FILE_TOO_LARGE', { maxMegabytes: 50 })
 */
export function fileRefused(
  code: ParserRefusalCode,
  params?: Record<string, string | number>,
  reason?: string,
): Refused {
  // A refusal may come from another process: its text works without the missing parameters.
  const refused = new Refused(PARSER_REFUSALS[code], { code, params } as Refusal)
  if (reason) refused.cause = reason
  return refused
}

/** The refusal code of a file, or undefined for any other error. */
export function parserRefusalCode(error: unknown): ParserRefusalCode | undefined {
  const code = error instanceof Refused ? error.refusals[0]?.code : undefined
  return code && code in PARSER_REFUSALS ? (code as ParserRefusalCode) : undefined
}
