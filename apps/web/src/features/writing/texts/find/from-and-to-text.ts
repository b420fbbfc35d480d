import type { Editing } from '../text/editing.ts'
import { selectionOf, type FoundPlace } from './found-place.ts'
import { rangeOfMatch } from './show-match.ts'
import type { Found } from './use-find.ts'

export interface FindStart {
  /** What is selected in the text: that is looked for. */
  words: string
  /** From where one goes on. */
  place: FoundPlace | null
  /** What had the focus. */
  focused: Element | null
}

/** Where the search begins: at the cursor, else at the section that is read. */
export function startOf(editing: Editing): FindStart {
  const place = editing.place()
  const { from = 0 } = place?.view?.state.selection ?? {}
  const sectionId = place?.sectionId ?? readSection()
  return {
    words: selectedWords(),
    place: sectionId === null ? null : { sectionId, part: place?.part ?? 'title', at: from },
    focused: document.activeElement,
  }
}

/** One line at most: a longer selection is a place to read, and nothing to look for. */
function selectedWords(): string {
  const selection = window.getSelection()
  const words = selection?.toString() ?? ''
  const isInText = selection?.anchorNode?.parentElement?.closest('[data-paper]')
  return isInText && words.length <= 200 && !words.includes('\n') ? words : ''
}

/** The bars at the top of the window stand over the text. */
const BARS_PX = 136

function readSection(): string | null {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-paper] [data-section]')]
  const read = sections.find((section) => section.getBoundingClientRect().bottom > BARS_PX)
  return read?.dataset['section'] ?? null
}

/** Gives the cursor back to the text: to the match that one is at, else to where it was. */
export function leaveToMatch(found: Found, editing: Editing, focused: Element | null): void {
  const match = found.matches[found.current]
  const line = match && found.text.lines[match.line]
  if (!match || !line) return (focused as HTMLElement | null)?.focus()
  const section = document.getElementById(`section-${line.sectionId}`)
  const title = section?.querySelector('textarea')
  if (line.paragraph === null && title) {
    title.focus({ preventScroll: true })
    title.setSelectionRange(match.from, match.to)
  } else if (title) {
    editing.goTo(line.sectionId, 'content', selectionOf(line, match))
  } else {
    const range = rangeOfMatch(line, match)
    const selection = window.getSelection()
    ;(document.activeElement as HTMLElement | null)?.blur()
    selection?.removeAllRanges()
    if (range) selection?.addRange(range)
  }
}
