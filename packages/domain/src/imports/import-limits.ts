const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/** What an import may hold; checked before its bytes are sent, and again by the server. */
export const IMPORT_LIMITS = {
  /** Specification 9; of files that are sent one by one: of each. */
  sourceBytes: 2 * GIGABYTE,
  /** Files of one import, in all of its sources. */
  entries: 20_000,
  /** Of all of them, unpacked. */
  unpackedBytes: 10 * GIGABYTE,
  entryBytes: 200 * MEGABYTE,
  /** Unpacked to packed, above `ratioFromBytes`: a real document stays far below. */
  ratio: 200,
  ratioFromBytes: 10 * MEGABYTE,
  /** Of one request of an upload. */
  partBytes: 16 * MEGABYTE,
  pathChars: 500,
  nameChars: 200,
  /** That one person may have begun and not finished. */
  open: 20,
} as const

/** An import whose files do not arrive any more is cancelled after so many days. */
export const ABANDONED_AFTER_DAYS = 7
