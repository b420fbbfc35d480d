let held: HTMLElement | null = null

/** Remembers the last button that is pressed while the page is read but its code has not come. */
export function holdClicks(): void {
  document.addEventListener('click', hold, true)
}

/** Presses it now that it answers. */
export function answerHeldClick(): void {
  document.removeEventListener('click', hold, true)
  if (held?.isConnected) held.click()
  held = null
}

function hold({ target }: MouseEvent): void {
  held = target instanceof Element ? target.closest('button') : null
}
