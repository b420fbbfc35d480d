import type { Page } from '@playwright/test'
import type { Locale } from '@tacite/domain/locale.ts'

/** Goes to a screen as a link of the application does: the page itself is loaded once. */
export async function visit(page: Page, path: string): Promise<Locale> {
  const isLoaded = await page.evaluate(async (href) => {
    const router = window['__TSR_ROUTER__']
    await router?.navigate({ href })
    return router !== undefined
  }, path)
  if (!isLoaded) await page.goto(path)
  return settled(page)
}

/** Until the page is at rest, in the language if one is given; says which it is. `installInPage` runs in the page. */
export async function settled(page: Page, locale?: Locale): Promise<Locale> {
  return (await page.evaluate((wanted) => window.audit?.rest(wanted), locale)) as Locale
}

/** The routes that show something and that none of these paths leads to. */
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
