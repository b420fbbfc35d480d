import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { join } from 'node:path'
import { expectNoViolation } from './axe.ts'

const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** With `E2E_PICTURES` each audited screen is also saved as a picture in that directory. */
const pictures = process.env['E2E_PICTURES']

/** A screen at rest: no violation, no horizontal overflow. */
export async function audit(page: Page, name: string): Promise<void> {
  await expectNoViolation(page)
  await expectToFit(page)
  await savePicture(page, name)
}

export async function savePicture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: join(pictures, `${name}-${width}.png`), animations: 'disabled' })
}

/** The same screen on a desktop and on a phone; it ends at its original width. */
export async function auditBothWidths(page: Page, name: string): Promise<void> {
  await audit(page, name)
  const before = page.viewportSize() ?? DESK
  await page.setViewportSize(PHONE)
  await audit(page, name)
  await page.setViewportSize(before)
}

async function expectToFit(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(tooWide, 'pixels that stand out of the window').toBeLessThanOrEqual(0)
}

/** A separate browser whose pages must not log errors: messages are collected and checked at the end. */
export async function quietPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: DESK,
    ...options,
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  return {
    page,
    close: async () => {
      expectQuiet()
      await context.close()
    },
  }
}

/** The browser logs every refusal of the server: those shown at a field, and that it is busy, after which it is asked again. */
const REFUSED =
  /^Failed to load resource: the server responded with a status of (400|409|412|413|415|422|503) /

/** On a busy machine a page may show its first words seconds after it has loaded, and their font with them. */
const SHOWN_LATE = / was preloaded using link preload but not used within a few seconds /

/** Collects a page's errors; the returned function asserts that there were none. */
export function listen(page: Page): () => void {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const text = message.text()
    if (REFUSED.test(text) || SHOWN_LATE.test(text)) return
    complaints.push(`${text} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return () => expect(complaints).toEqual([])
}
