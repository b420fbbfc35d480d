/** How far the recognition of a page is; a page that has text of its own is not in it. */
export const SCANNED_PAGE_STATES = [
  'waiting',
  'reading',
  'recognised',
  'illegible',
  'failed',
] as const
export type ScannedPageState = (typeof SCANNED_PAGE_STATES)[number]

/**
 * Why a page was not recognised: its image is too large, it took too long or too much memory, the file is damaged,
 * or the work was interrupted each time.
 */
export const PAGE_FAILURES = ['tooLarge', 'tooComplex', 'damaged', 'interrupted'] as const
export type PageFailure = (typeof PAGE_FAILURES)[number]

/**
 * Whether a signed document can be searched: waiting to be read, pages of it being recognised, read, read but for
 * pages that failed, without any text, or unreadable.
 */
export const READING_STATES = [
  'waiting',
  'recognising',
  'read',
  'partial',
  'empty',
  'unreadable',
] as const
export type ReadingState = (typeof READING_STATES)[number]

interface PagesOfDocument {
  /** The states of its scanned pages. */
  scanned: readonly ScannedPageState[]
  /** Whether any page has text that a search can find. */
  hasText: boolean
}

/**
 * The state of a document whose pages have been looked at.
 *
 * @example readingState({ scanned: ['recognised', 'waiting'], hasText: true }) // 'recognising'
 */
export function readingState({ scanned, hasText }: PagesOfDocument): ReadingState {
  if (scanned.some((state) => state === 'waiting' || state === 'reading')) return 'recognising'
  if (scanned.includes('failed')) return 'partial'
  return hasText ? 'read' : 'empty'
}
