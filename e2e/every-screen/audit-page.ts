import { expect, type Locator, type Page } from '@playwright/test'
import { violations, type Looked } from '../support/axe.ts'

/** What is inert waits to be opened, such as the menu of a phone. */
export const WINDOW = ':is([role=dialog], [role=alertdialog]):not([inert] *)'
/** What opens or closes does so at once here: milliseconds between looks. */
const SOON = { intervals: [20, 40, 80, 160, 320] }
const OVERLAY = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([inert] *)'

/** Waits until what comes has come, then says everything that is wrong with what is shown now. */
async function judgeShown(page: Page, looked: Looked): Promise<string[]> {
  await page.mouse.move(0, 0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const seen = [...(await page.evaluate(tooWide)), ...(await page.evaluate(mouseOnly))]
  return [...(await violations(page, looked)), ...seen]
}

/** What does not fit the width that the page was just given, once what follows the window has followed. */
export async function judgeFit(page: Page): Promise<string[]> {
  let faults: string[] = []
  const look = async () => (faults = await page.evaluate(tooWide))
  await expect
    .poll(look, { timeout: 4_000, ...SOON })
    .toEqual([])
    .catch(() => undefined)
  return faults
}

/** What makes the page wider than the screen, and what is cut at an edge that does not scroll; runs in the page. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }),
  )
  const cut = shown.filter((element) => {
    if (element.scrollWidth <= element.clientWidth + 1) return false
    const { overflowX, textOverflow, contain } = getComputedStyle(element)
    const cuts = ['hidden', 'clip'].includes(overflowX) || /content|paint/.test(contain)
    return cuts && textOverflow !== 'ellipsis'
  })
  const name = ({ outerHTML }: Element) => outerHTML.slice(0, 160)
  const faults = cut.map(
    (element) => `${element.scrollWidth - element.clientWidth} px cut: ${name(element)}`,
  )
  if (scrollWidth <= clientWidth) return faults
  const wide = shown.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
  const named = wide.slice(-3).map(name).join(' … ')
  return [`${scrollWidth - clientWidth} px wider than the screen: ${named}`, ...faults]
}

/** What offers itself to the mouse and neither is, holds nor stands in anything that keys reach; runs in the page. */
function mouseOnly(): string[] {
  const focusable =
    'a[href], button, input, select, textarea, label, summary, [tabindex], [contenteditable]'
  const offers = (element: Element) => getComputedStyle(element).cursor === 'pointer'
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(
      (element) => offers(element) && !(element.parentElement && offers(element.parentElement)),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest(focusable) && !element.querySelector(focusable))
    .map((element) => `for the mouse only: ${element.outerHTML.slice(0, 160)}`)
}

/** Nothing lies above the page. */
async function isAtRest(page: Page): Promise<boolean> {
  return (await page.locator(OVERLAY).filter({ visible: true }).count()) === 0
}

/** Judges the window that is open, else the screen. */
export async function judgeScreen(page: Page, looked: Looked): Promise<string[]> {
  const isWindow = (await page.locator(WINDOW).filter({ visible: true }).count()) > 0
  if (isWindow) return judgeShown(page, { ...looked, within: WINDOW })
  // What is half under the bar that stays at the top would count as a small target.
  await page.evaluate(() => window.scrollTo(0, 0))
  return judgeShown(page, looked)
}

/**
 * Opens each menu, list and popover that a control on the page announces, one of each kind, and judges the page with it.
 * Windows that a button opens without saying so are opened by the one who knows them.
 * @param seen the kinds that were judged before, to which these are added
 */
export async function judgePopups(
  page: Page,
  within: Locator,
  seen: Set<string>,
): Promise<string[]> {
  const found: string[] = []
  const windows = await page.locator(WINDOW).count()
  for (const trigger of await within.locator('[aria-haspopup]:visible').all()) {
    const kind = await kindOf(trigger)
    if (kind === null || seen.has(kind)) continue
    seen.add(kind)
    const opened = () => openedBy(page, trigger, windows)
    await trigger.click()
    await expect.poll(opened, { message: `${kind} opens`, ...SOON }).not.toBeNull()
    const faults = await judgeShown(page, { within: (await opened()) ?? undefined })
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
 * Its name without the names of things: the same menu stands at each section and each row, and what stands in the items
 * of one named list opens alike. Lists to choose from differ in their words only. Null: it is off, or open already.
 */
async function kindOf(trigger: Locator): Promise<string | null> {
  return trigger.evaluate((element) => {
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
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return isAtRest(page)
    }, SOON)
    .toBe(true)
}
