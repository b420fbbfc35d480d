import { useSyncExternalStore } from 'react'

/** Specification 9: a phone is up to 767 px wide. */
const phone = '(max-width: 767px)'

/** Whether the page has a phone's width; changes when the window does. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
