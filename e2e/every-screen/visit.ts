import type { Page } from '@playwright/test'
import type { Locale } from '@tacite/domain/locale.ts'
import { isOutside } from '../../apps/web/src/platform/paths.ts'

/** Goes to a screen as a link of the application does: inside the shell the page itself is loaded once. */
export async function visit(page: Page, path: string): Promise<Locale> {
  const isShown = !isOutside(path) && (await navigateInShell(page, path))
  if (!isShown) await load(page, path)
  return settled(page)
}

async function navigateInShell(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (href) => {
    const router = window['__TSR_ROUTER__']
    await router?.navigate({ href })
    return router !== undefined
  }, path)
}

/** Reloaded even when only the fragment differs. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

/** Until the page is at rest, in the language if one is given; returns which it is. `installInPage` runs in the page. */
export async function settled(page: Page, locale?: Locale): Promise<Locale> {
  return (await page.evaluate((wanted) => window.audit?.rest(wanted), locale)) as Locale
}

/** The routes that render something but are not reached by any of these paths. */
export async function routesWithout(page: Page, visited: readonly string[]): Promise<string[]> {
  return page.evaluate((paths) => {
    const router = window['__TSR_ROUTER__']
    if (!router) throw new Error('the application does not run')
    const shown = new Set(
      paths.flatMap((path) => router.getMatchedRoutes(path)[0].map(({ id }) => id)),
    )
    const routes = Object.entries(router.routesById)
    return routes
      .filter(([id, { options }]) => options.component && !shown.has(id))
      .map(([, { fullPath }]) => fullPath)
  }, visited)
}
