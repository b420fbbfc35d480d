import { expect, type Locator, type Page } from '@playwright/test'
import { violations, WINDOW, type Looked } from '../support/axe.ts'

/** Transitions are instant here: milliseconds between polls. */
const SOON = { intervals: [20, 40, 80, 160, 320] }
const OVERLAY = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([inert] *)'

/** Reports layout problems once the page is at rest, in this language if one is given. */
export async function auditLayout(page: Page, locale?: string): Promise<string[]> {
  return page.evaluate((wanted) => window.audit!.layoutFaults(wanted), locale)
}

/** Reports axe violations in the open dialog, else in the page. */
export async function auditAccess(page: Page, looked: Looked): Promise<string[]> {
  if (await isWindowOpen(page)) return violations(page, { ...looked, within: WINDOW })
  // Elements half under the sticky bar would count as small targets.
  await page.evaluate(() => window.scrollTo(0, 0))
  return violations(page, looked)
}

export async function isWindowOpen(page: Page): Promise<boolean> {
  return (await page.locator(WINDOW).filter({ visible: true }).count()) > 0
}

/**
 * Opens each menu, list and popover that a control on the page announces, one of each kind, and audits the page with
 * it. Dialogs opened by an unannounced button are opened by the screen's steps.
 * @param seen the kinds already audited, to which these are added
 */
export async function auditPopups(
  page: Page,
  within: Locator,
  seen: Set<string>,
): Promise<string[]> {
  const found: string[] = []
  const windows = await page.locator(WINDOW).count()
  const triggers = within.locator('[aria-haspopup]:visible')
  for (const [at, kind] of (await triggers.evaluateAll(kindsOf)).entries()) {
    if (kind === null || seen.has(kind)) continue
    seen.add(kind)
    const trigger = triggers.nth(at)
    const opened = () => openedBy(page, trigger, windows)
    await trigger.click()
    await expect.poll(opened, { message: `${kind} opens`, ...SOON }).not.toBeNull()
    await page.mouse.move(0, 0)
    const faults = await auditLayout(page)
    faults.push(...(await violations(page, { within: (await opened()) ?? undefined })))
    found.push(...faults.map((fault) => `${kind}: ${fault}`))
    await page.keyboard.press('Escape')
    await expect.poll(opened, { message: `${kind} closes`, ...SOON }).toBeNull()
  }
  return found
}

/** The element that the trigger controls, if shown; else the dialog that appeared. Null: nothing did. */
async function openedBy(page: Page, trigger: Locator, windows: number): Promise<string | null> {
  // Behind a dialog that replaces the page the trigger may be gone: asked at once, however busy the page is.
  const id = await trigger.evaluateAll(([shown]) => shown?.getAttribute('aria-controls') ?? null)
  const controlled = `[id="${id}"]`
  if (id && (await page.locator(controlled).isVisible())) return controlled
  // An empty list has no height: what says so stands beside it.
  const around = `:has(> ${controlled})`
  if (id && (await page.locator(around).isVisible())) return around
  return (await page.locator(WINDOW).count()) > windows ? WINDOW : null
}

/**
 * Control names without user data: the same menu occurs in each section and each row, and items of one named list
 * open alike. Choice lists differ in their words only. Null: it is disabled, or already open.
 */
function kindsOf(triggers: Element[]): (string | null)[] {
  return triggers.map((element) => {
    const is = (name: string) => element.getAttribute(name)
    const isOff = is('aria-disabled') === 'true' || element.hasAttribute('disabled')
    if (isOff || is('aria-expanded') === 'true') return null
    if (is('aria-haspopup') === 'listbox') return `list of ${element.tagName}`
    const list = element.closest('li')?.parentElement?.ariaLabel
    if (list) return `item of ${list}: ${element.className}`
    const label = document.getElementById(is('aria-labelledby') ?? '')
    const name = is('aria-label') ?? (label ?? element).textContent ?? ''
    return name.replaceAll(/[«“].*?[»”]/gu, '…').trim() || element.id
  })
}

/** One at a time: a list inside a dialog closes first, a field may consume a key. */
export async function closeAll(page: Page): Promise<void> {
  const overlays = page.locator(OVERLAY).filter({ visible: true })
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return overlays.count()
    }, SOON)
    .toBe(0)
}
