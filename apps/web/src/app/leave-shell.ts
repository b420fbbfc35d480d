let close: (() => void) | null = null

/** The application says once how what it shows is taken away. */
export function onLeavingShell(next: () => void): void {
  close = next
}

/**
 * Goes to a page outside the shell. What was shown goes first: the browser may keep the page as it stands for its way
 * back, and it is no longer theirs to see.
 */
export function leaveShell(to: string): void {
  close?.()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  window.location.assign(to)
}
