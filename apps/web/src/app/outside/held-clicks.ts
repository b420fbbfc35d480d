let held: HTMLElement | null = null

/** Remembers the last button pressed before the page's code was loaded. */
export function holdClicks(): void {
  document.addEventListener('click', hold, true)
}

/** Clicks it now that it is interactive. */
export function answerHeldClick(): void {
  document.removeEventListener('click', hold, true)
  if (held?.isConnected) held.click()
  held = null
}

function hold({ target }: MouseEvent): void {
  held = target instanceof Element ? target.closest('button') : null
}
