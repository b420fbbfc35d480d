import type { Option } from './option.ts'

/** A list searched and paged by the server: more of it is loaded while scrolling towards its end. */
export interface OptionPages {
  /** The total count. */
  total: number
  /** There are more than `total`, not counted. */
  isMore: boolean
  hasNext: boolean
  onNext: () => void
  /** The server did not answer: what is missing is not taken for nothing found. */
  hasFailed: boolean
}

/** This many rows before the end, the next page is requested, so that it is there in time. */
const rowsAhead = 10
/** The same for scrolling, in pixels. */
const pixelsAhead = 320

export function nextPageAtRow(
  pages: OptionPages | undefined,
  options: readonly Option[],
  index: number,
): void {
  if (pages?.hasNext && index >= options.length - rowsAhead) pages.onNext()
}

export function nextPageAtScroll(pages: OptionPages | undefined, list: HTMLElement): void {
  const left = list.scrollHeight - list.scrollTop - list.clientHeight
  if (pages?.hasNext && left < pixelsAhead) pages.onNext()
}
