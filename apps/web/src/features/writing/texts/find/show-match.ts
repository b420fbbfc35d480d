import type { FoundMatch } from '@tacite/document/find/find-in-lines.ts'
import type { FindLine } from '@tacite/document/find/find-line.ts'
import { createLineFinder, rangeIn } from './found-range.ts'

const FOOT_PX = 48
const GAP_PX = 16

/** The match on the page as it stands now; null: it is not shown. */
export function rangeOfMatch(line: FindLine, match: FoundMatch): Range | null {
  const element = createLineFinder()(line)
  const found = element && rangeIn(element, line, match)
  if (!found) return null
  const range = document.createRange()
  range.setStart(found.startContainer, found.startOffset)
  range.setEnd(found.endContainer, found.endOffset)
  return range
}

/** Brings a match to the screen, below the bar, and unfolds the conditional part that holds it. */
export async function showMatch(
  line: FindLine,
  match: FoundMatch,
  bar: Element,
  isWanted: () => boolean,
): Promise<void> {
  const element = createLineFinder()(line)
  if (!element) return
  unfold(element)
  // Heights of sections that come to the screen were guesses until then.
  for (let looks = 0; looks < 4 && isWanted(); looks += 1) {
    const place = rangeOfMatch(line, match)?.getBoundingClientRect()
    if (!place) return
    const top = bar.getBoundingClientRect().bottom + GAP_PX
    const foot = window.innerHeight - FOOT_PX
    if (place.top < top || place.bottom > foot) {
      window.scrollBy(0, place.top - top - (foot - top) / 3)
    }
    await new Promise(requestAnimationFrame)
  }
}

function unfold(element: Element): void {
  for (
    let folded = element.closest('[hidden]');
    folded;
    folded = folded.parentElement?.closest('[hidden]') ?? null
  ) {
    const button = folded.previousElementSibling?.querySelector('button[aria-expanded="false"]')
    if (button instanceof HTMLElement) button.click()
  }
}
