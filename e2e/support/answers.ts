import type { Locator, Page } from '@playwright/test'

/** What a form says when there is no connection. */
export const UNREACHABLE = /vérifier votre connexion internet/

export const REFUSED = 'Cela vient d’être changé ailleurs.'

/** The next call of this kind is refused. */
export async function refuseOnce(page: Page, address: string, method: string, status: number) {
  let isRefused = false
  await page.route(address, (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback()
    isRefused = true
    return route.fulfill({ status, json: { message: REFUSED, code: 'REFUSED', errors: [] } })
  })
}

/** Holds each call there until it is let go, and counts them. */
export async function holdCalls(page: Page, address: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const counted = { calls: 0, letGo: resolve }
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    counted.calls += 1
    await promise
    return route.fallback()
  })
  return counted
}

/** Two clicks in one turn of the page: nothing is drawn between them. */
export const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
