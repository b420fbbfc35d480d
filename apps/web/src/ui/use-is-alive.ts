import { useSyncExternalStore } from 'react'

/** Whether the page is interactive: a server-rendered one is not until its code is loaded. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
