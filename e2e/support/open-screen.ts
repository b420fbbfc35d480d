import type { Page } from '@playwright/test'
import { isOutside } from '../../apps/web/src/platform/paths.ts'

/**
 * Goes to a screen: inside the shell as a link does, with everything asked of the server again, since loading the page
 * costs as much as the rest of a short test; otherwise by loading it. Where the load itself is meant, a test uses
 * `goto` or `reload`.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  if (isOutside(path) || !(await followLink(page, path))) await page.goto(path)
}

/** False where the application does not run yet. */
function followLink(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (href) => {
    const router = window['__TSR_ROUTER__']
    if (!router) return false
    const { queryClient } = router.options.context
    const start = Date.now()
    queryClient.removeQueries({ type: 'inactive' })
    await router.navigate({ href })
    // Until it is rendered: what the previous screen shows must not be taken for it.
    const isRendered = () =>
      router.state.status === 'idle' &&
      router.state.location.href === router.state.resolvedLocation?.href
    while (!isRendered()) await new Promise(requestAnimationFrame)
    // What both screens show, such as the counts in the menu.
    await queryClient.invalidateQueries({
      predicate: ({ state }: { state: { dataUpdatedAt: number; errorUpdatedAt: number } }) =>
        Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < start,
    })
    return true
  }, path)
}
