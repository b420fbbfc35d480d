import type { Option } from './option.ts'

/** A list that the server searches and pages: more of it comes while one moves towards its end. */
export interface OptionPages {
  /** How many there are in all. */
  total: number
  /** There are more than `total`: nobody counted them. */
  isMore: boolean
  hasNext: boolean
  onNext: () => void
  /** The server did not answer: what is missing is not taken for nothing found. */
  hasFailed: boolean
}

/** So many rows before the end, the next page is asked for: it is there when one arrives. */
const rowsAhead = 10
/** The same for who scrolls, in pixels. */
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
