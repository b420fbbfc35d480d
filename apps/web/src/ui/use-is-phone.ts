import { useSyncExternalStore } from 'react'

/** Specification 9: a phone is up to 767 px wide. */
const phone = watch('(max-width: 767px)')
/** Below the breakpoint `desktop`: the panel beside the list replaces it. */
const narrow = watch('(max-width: 1099.98px)')

/** Whether the page has a phone's width; updates with the window. The server, which cannot know, assumes a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches, () => true)
}

/** Whether there is no room for a panel beside the list. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

function watch(media: string) {
  return {
    matches: () => window.matchMedia(media).matches,
    subscribe: (onChange: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
  }
}
