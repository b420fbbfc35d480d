/** Longer than a window takes to close, and a page to take the focus. */
const MOST_FRAMES = 90
const INPUTS = ['keydown', 'pointerdown'] as const

/**
 * Focuses a control once the window from which one came here is closed and the new page has had the focus: both take it
 * at their own time. Whatever the person does first ends it.
 * @returns to give up
 */
export function focusWhenFree(selector: string): () => void {
  let frame = 0
  const giveUp = () => {
    cancelAnimationFrame(frame)
    for (const input of INPUTS) window.removeEventListener(input, giveUp, true)
  }
  const attempt = (left: number) => {
    const control = document.querySelector<HTMLElement>(selector)
    const isFree = document.querySelector('[role=dialog]') === null
    if (isFree && document.activeElement !== control) control?.focus()
    if (left === 0) giveUp()
    else frame = requestAnimationFrame(() => attempt(left - 1))
  }
  // The key that led here is still being handled.
  frame = requestAnimationFrame(() => {
    for (const input of INPUTS) window.addEventListener(input, giveUp, true)
    attempt(MOST_FRAMES)
  })
  return giveUp
}
