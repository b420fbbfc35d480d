import { useSyncExternalStore } from 'react'

/** Whether events are answered: not yet in a page that the server drew, until its code has come. */
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
