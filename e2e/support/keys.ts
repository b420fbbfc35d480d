import { expect, type Locator, type Page } from '@playwright/test'

/** Tab until the focus is there, seeing at each stop where one is. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false))
      return
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
  }
  throw new Error(`120 stops of ${key} do not lead to ${String(target)}`)
}

/** Wherever the focus is, something is drawn around or in it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('[data-base-ui-focus-guard]'))
      return 'nowhere'
    // A text shows its caret.
    if (focused.matches('textarea, input:not([type]), input[type=text], [contenteditable="true"]'))
      return 'caret'
    const drawn = [focused, focused.parentElement, focused.closest('label, [role=group]')]
    const isDrawn = drawn.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    return isDrawn ? 'drawn' : focused.outerHTML.slice(0, 200)
  })
  expect(['drawn', 'caret', 'nowhere']).toContain(seen)
}

/** Tab there, then Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
