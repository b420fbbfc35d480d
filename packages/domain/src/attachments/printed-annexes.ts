/** Why an annex is listed with its hash instead of being appended to the contract's PDF. Texts: `attachments`. */
export const PRINT_OBSTACLES = [
  /** A kind without pages: Word, Excel, plain text. */
  'kind',
  /** Its author protects it against changes. */
  'protected',
  /** It carries a signature, which another file would not keep. */
  'signed',
  /** Damaged, or drawn in a way that cannot be carried over. */
  'undrawable',
  /** Too large or too long, alone or after the annexes before it. */
  'tooLong',
] as const
export type PrintObstacle = (typeof PRINT_OBSTACLES)[number]

/** What appending an annex takes; `obstacle`: found when it was added. */
export interface PrintableAnnex {
  pageCount: number
  sizeBytes: number
  obstacle: PrintObstacle | null
}

export const MOST_APPENDED_PAGES = 500
export const MAX_APPENDED_MEGABYTES = 150

/**
 * Why each annex, in their order, is listed and not appended; null: it is appended. One that is too long leaves the
 * room to those after it.
 */
export function printObstacles(annexes: readonly PrintableAnnex[]): (PrintObstacle | null)[] {
  let pages = 0
  let bytes = 0
  return annexes.map(({ pageCount, sizeBytes, obstacle }) => {
    if (obstacle) return obstacle
    const isTooLong =
      pages + pageCount > MOST_APPENDED_PAGES ||
      bytes + sizeBytes > MAX_APPENDED_MEGABYTES * 1024 * 1024
    if (isTooLong) return 'tooLong'
    pages += pageCount
    bytes += sizeBytes
    return null
  })
}
