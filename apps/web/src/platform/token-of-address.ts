import { useSyncExternalStore } from 'react'

/**
 * The token of a mailed link. It is behind #, which browsers never send: no log of a server or proxy has it.
 * Another link may be opened in the same tab. The server renders the page without it: null.
 */
export function useTokenOfAddress(): string | null {
  return useSyncExternalStore(followAddress, tokenOfAddress, () => null)
}

function followAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function tokenOfAddress(): string {
  return window.location.hash.slice(1)
}
