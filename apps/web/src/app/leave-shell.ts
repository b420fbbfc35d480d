let close: (() => void) | null = null

/** Registered once by the application: how to unmount what is shown. */
export function onLeavingShell(next: () => void): void {
  close = next
}

/**
 * Goes to a page outside the shell. The current content is unmounted first: the browser may keep the page in its
 * back/forward cache, and the person may no longer see it.
 */
export function leaveShell(to: string): void {
  close?.()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  window.location.assign(to)
}
