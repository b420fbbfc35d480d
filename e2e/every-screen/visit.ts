import type { Page } from '@playwright/test'

/** The application keeps its router in its page (TanStack Router does): it says where one is, and leads on. */

/** Goes to a screen as a link of the application does: the page itself is loaded once. */
export async function visit(page: Page, path: string): Promise<void> {
  const isLoaded = await page.evaluate(() => window['__TSR_ROUTER__'] !== undefined)
  if (isLoaded) await page.evaluate((href) => window['__TSR_ROUTER__']?.navigate({ href }), path)
  else await page.goto(path)
  await settled(page)
}

/** Until the screen of the address is drawn and everything it fetches has come. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = window['__TSR_ROUTER__']?.state ?? {}
    const isThere = status === 'idle' && location?.href === resolvedLocation?.href
    return isThere && document.querySelector('h1') && !document.querySelector('[aria-busy="true"]')
  })
  await page.evaluate(() => document.fonts.ready)
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
