const storageKey = 'tacite.reloadedAt'
const pauseMs = 30_000

/**
 * After a server upgrade an open page requests code that no longer exists: it is reloaded, but not twice in a row, so
 * that a file that is really missing shows the crash screen.
 */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0)
    if (Date.now() - last < pauseMs || !navigator.onLine) return
    event.preventDefault()
    sessionStorage.setItem(storageKey, String(Date.now()))
    window.location.reload()
  })
}
