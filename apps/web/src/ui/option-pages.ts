import type { Option } from './option.ts'

/** A list that the server searches and pages: more of it comes while one moves towards its end. */
export interface OptionPages {
  /** How many there are in all. */
  total: number
  /** There are more than `total`: nobody counted them. */
  isMore: boolean
  hasNext: boolean
  onNext: () => void
}

/** A list of which only the first come: more words find the others, and the list says so. */
export function firstOf(shown: number, total: number): OptionPages {
  return { total, isMore: false, hasNext: shown < total, onNext: () => undefined }
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
