import type { QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../platform/session-end.ts'
import { keepUnsavedTexts } from '../platform/unsaved-text.ts'
import type { AppRouter } from './create-app-router.ts'
import { paths } from './paths.ts'

/** Decisions, section 4: the unsaved text is kept locally, then the sign-in page, which leads back here. */
export function leaveWhenSessionEnds(router: AppRouter, queryClient: QueryClient): void {
  onSessionEnd(() => {
    keepUnsavedTexts()
    const { pathname, href } = router.state.location
    if (!pathname.startsWith('/home')) return
    void router.navigate({ href: paths.signIn(href) }).then(() => queryClient.clear())
  })
  window.addEventListener('pagehide', keepUnsavedTexts)
}
