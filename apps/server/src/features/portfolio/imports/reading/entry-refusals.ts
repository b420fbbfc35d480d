import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { ParserDied } from '../../../../platform/parsers/parser-death.ts'
import {
  parserRefusalCode,
  type ParserRefusalCode,
} from '../../../../platform/parsers/parser-refusal.ts'
import type { EntryFault } from '../../../../platform/parsers/zip/list-entries.ts'

const MEGABYTE = 1024 * 1024

/** Why an entry is left that the directory of its zip already excludes. */
export const FAULT_REFUSALS: Record<EntryFault, Refusal> = {
  path: { code: 'IMPORT_ENTRY_PATH' },
  link: { code: 'IMPORT_ENTRY_LINK' },
  twice: { code: 'IMPORT_ENTRY_TWICE' },
  encrypted: { code: 'IMPORT_ENTRY_ENCRYPTED' },
  method: { code: 'IMPORT_ENTRY_METHOD' },
  tooLarge: {
    code: 'IMPORT_ENTRY_TOO_LARGE',
    params: { megabytes: IMPORT_LIMITS.entryBytes / MEGABYTE },
  },
  bomb: { code: 'IMPORT_ENTRY_BOMB' },
}

const TOO_MANY: Refusal = {
  code: 'IMPORT_TOO_MANY_FILES',
  params: { most: IMPORT_LIMITS.entries },
}

/** The process that read it did not survive it. */
const TOO_COMPLEX: Refusal = { code: 'FILE_TOO_COMPLEX' }

/** Why nothing of a zip is read; null for any other error. */
export function zipRefusal(error: unknown): Refusal | null {
  if (error instanceof ParserDied) return TOO_COMPLEX
  const code = parserRefusalCode(error)
  return (code && WHOLE_ZIP[code]) ?? null
}

const WHOLE_ZIP: { [Code in ParserRefusalCode]?: Refusal } = {
  FILE_UNREADABLE: { code: 'IMPORT_NO_ZIP' },
  FILE_UNSAFE: { code: 'IMPORT_ZIP_UNSAFE' },
  FILE_TOO_COMPLEX: TOO_MANY,
  FILE_TOO_LARGE: {
    code: 'IMPORT_TOO_LARGE_UNPACKED',
    params: { gigabytes: IMPORT_LIMITS.unpackedBytes / 1024 / MEGABYTE },
  },
}

/** Why an entry could not be unpacked; null for any other error. */
export function unpackRefusal(error: unknown): Refusal | null {
  if (error instanceof ParserDied) return TOO_COMPLEX
  const code = parserRefusalCode(error)
  return (code && UNPACKING[code]) ?? null
}

const UNPACKING: { [Code in ParserRefusalCode]?: Refusal } = {
  FILE_UNREADABLE: { code: 'IMPORT_ENTRY_DAMAGED' },
  FILE_UNSAFE: { code: 'IMPORT_ENTRY_LIES' },
  FILE_ENCRYPTED: { code: 'IMPORT_ENTRY_ENCRYPTED' },
}

/** What a reader said about a file; null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof Refused ? (error.refusals[0] as Refusal) : null
}
