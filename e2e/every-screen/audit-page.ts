import { expect, type Locator, type Page } from '@playwright/test'
import { violations, type Looked } from '../support/axe.ts'

/** What is inert waits to be opened, such as the menu of a phone. */
export const WINDOW = ':is([role=dialog], [role=alertdialog]):not([inert] *)'
/** What opens or closes does so at once here: milliseconds between looks. */
const SOON = { intervals: [20, 40, 80, 160, 320] }
const OVERLAY = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([inert] *)'

/** Says what is wrong with the layout once the page is at rest, in this language if one is given. */
export async function auditLayout(page: Page, locale?: string): Promise<string[]> {
  return page.evaluate((wanted) => window.audit!.layoutFaults(wanted), locale)
}

/** Says what axe finds in the window that is open, else in the page. */
export async function auditAccess(page: Page, looked: Looked): Promise<string[]> {
  if (await isWindowOpen(page)) return violations(page, { ...looked, within: WINDOW })
  // What is half under the bar that stays at the top would count as a small target.
  await page.evaluate(() => window.scrollTo(0, 0))
  return violations(page, looked)
}

export async function isWindowOpen(page: Page): Promise<boolean> {
  return (await page.locator(WINDOW).filter({ visible: true }).count()) > 0
}

/**
 * Opens each menu, list and popover that a control on the page announces, one of each kind, and audits the page with it.
 * Windows that a button opens without saying so are opened by the one who knows them.
 * @param seen the kinds that were audited before, to which these are added
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

/** What the trigger says that it controls, when that is shown; else the window that came. Null: nothing did. */
async function openedBy(page: Page, trigger: Locator, windows: number): Promise<string | null> {
  // Behind a window that takes the place of the page the trigger may be gone.
  const id = await trigger.getAttribute('aria-controls', { timeout: 100 }).catch(() => null)
  const controlled = `[id="${id}"]`
  if (id && (await page.locator(controlled).isVisible())) return controlled
  return (await page.locator(WINDOW).count()) > windows ? WINDOW : null
}

/**
 * Their names without the names of things: the same menu stands at each section and each row, and what stands in the
 * items of one named list opens alike. Lists to choose from differ in their words only. Null: it is off, or open already.
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

/** One thing after the other: a list inside a window closes first, a field may take a key for itself. */
export async function closeAll(page: Page): Promise<void> {
  const overlays = page.locator(OVERLAY).filter({ visible: true })
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return overlays.count()
    }, SOON)
    .toBe(0)
}
