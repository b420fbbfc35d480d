import { scrollToSection } from '../outline/scroll-to-section.ts'
import type { Editing } from '../text/editing.ts'
import type { Cursor } from './command.ts'
import type { Place } from './place-of-command.ts'

/** What stands over the text at the top of the window: the bars of the page and of the editor. */
const BARS_PX = 136
const FOOT_PX = 24
/** Long enough to be found by the eye, short enough not to stay in the way. */
const MARK_MS = 1600

/** Which section has the focus now; null: none. */
export function focusedSection(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null
}

/**
 * Brings a changed place to the screen, puts the cursor there and marks it for a moment.
 * Resolves to whether the page had to move for it.
 */
export async function showChange(
  editing: Editing,
  place: Place,
  cursor: Cursor | undefined,
): Promise<boolean> {
  const from = window.scrollY
  editing.showWhole()
  await nextFrame()
  const element = elementOf(place)
  if (!element) return true
  if (place.part === 'title' || place.part === 'content') {
    await showWriting(editing, { part: place.part, id: place.id }, element, cursor)
  } else {
    if (!isOnScreen(element.getBoundingClientRect())) bringIntoView(element, place)
    if (place.part === 'section' && isFocusFree()) editing.goTo(place.id, 'title', 'end')
    mark(element)
  }
  return Math.abs(window.scrollY - from) > 2 || !isOnScreen(element.getBoundingClientRect())
}

async function showWriting(
  editing: Editing,
  { part, id }: { part: 'title' | 'content'; id: string },
  section: HTMLElement,
  cursor: Cursor | undefined,
): Promise<void> {
  if (!isOnScreen(section.getBoundingClientRect())) scrollToSection(id)
  editing.goTo(id, part, part === 'content' && cursor ? cursor : 'end')
  // Heights of sections that come to the screen were guesses until then.
  for (let looks = 0; looks < 3; looks += 1) {
    await nextFrame()
    const caret = caretElement()?.getBoundingClientRect()
    if (caret && !isOnScreen(caret)) window.scrollBy(0, caret.top - window.innerHeight / 3)
  }
  mark(caretElement() ?? section)
}

function elementOf({ part, id }: Place): HTMLElement | null {
  if (part === 'field') {
    return document.querySelector<HTMLElement>(`[data-paper] [data-field="${CSS.escape(id)}"]`)
  }
  return document.getElementById(`${part === 'block' ? 'block' : 'section'}-${id}`)
}

function bringIntoView(element: HTMLElement, { part, id }: Place): void {
  if (part === 'field') element.scrollIntoView({ block: 'center' })
  else scrollToSection(id)
}

/** The paragraph, cell or title that holds the cursor. */
function caretElement(): HTMLElement | null {
  const active = document.activeElement
  if (active instanceof HTMLTextAreaElement) return active
  const node = window.getSelection()?.focusNode ?? null
  const element = node instanceof HTMLElement ? node : (node?.parentElement ?? null)
  return element?.closest<HTMLElement>('.rich-text > *, td, th, li') ?? null
}

function isOnScreen({ top, bottom, width, height }: DOMRect): boolean {
  if (width === 0 && height === 0) return false
  const isTall = bottom - top > window.innerHeight - BARS_PX
  const foot = window.innerHeight - FOOT_PX
  return isTall ? top < foot && bottom > BARS_PX : top >= BARS_PX - FOOT_PX && top < foot
}

/** Whether the focus may go to the text: it is there, or what had it is gone. */
function isFocusFree(): boolean {
  const active = document.activeElement
  return (
    !active ||
    active === document.body ||
    active.matches('[data-paper] :is(textarea, [role=textbox])')
  )
}

function mark(element: HTMLElement): void {
  const colour = { backgroundColor: 'var(--accent-soft)' }
  // It stays and goes at once: nothing moves, for those who asked for that too.
  element.animate([colour, colour], { duration: MARK_MS })
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
  })
}
