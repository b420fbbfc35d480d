import type { QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../platform/session-end.ts'
import { keepUnsavedTexts } from '../platform/unsaved-text.ts'
import type { AppRouter } from './create-app-router.ts'
import { leaveShell } from './leave-shell.ts'
import { paths } from '../platform/paths.ts'

/** Decisions, section 4: stores unsaved text locally, then opens the sign-in page, which leads back here. */
export function leaveWhenSessionEnds(router: AppRouter, queryClient: QueryClient): void {
  let isLeaving = false
  onSessionEnd(() => {
    keepUnsavedTexts()
    const { pathname, href } = router.state.location
    // Opening the shell without a session is handled by its guard.
    if (isLeaving || !pathname.startsWith('/home') || !isShown(router)) return
    isLeaving = true
    leaveShell(paths.signInAgain(href))
    queryClient.clear()
  })
  window.addEventListener('pagehide', keepUnsavedTexts)
}

function isShown(router: AppRouter): boolean {
  return router.state.resolvedLocation !== undefined
}
