import { useSyncExternalStore } from 'react'

/**
 * The token of a mailed link. It is behind #, which browsers never send: no log of a server or proxy has it.
 * Another link may be opened in the same tab.
 *
 * @param drawnWith the token that the page was drawn with; the server draws without one
 */
export function useTokenOfAddress(drawnWith: string | null = null): string | null {
  return useSyncExternalStore(followAddress, tokenOfAddress, () => drawnWith)
}

function followAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function tokenOfAddress(): string {
  return window.location.hash.slice(1)
}
