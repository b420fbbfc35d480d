import { expect, type Locator, type Page } from '@playwright/test'

/** Tab until the focus is there, checking for a visible focus at each stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  let stop = await target.evaluate(lookAtFocus)
  for (let stops = 0; stops < 120; stops += 1) {
    if (stop.isThere) return
    await page.keyboard.press(key)
    stop = await target.evaluate(lookAtFocus)
    expect(['drawn', 'caret', 'nowhere']).toContain(stop.seen)
  }
  throw new Error(`120 stops of ${key} do not lead to ${String(target)}`)
}

/** Whether the target has the focus; and whether the focus is visible wherever it is. */
function lookAtFocus(target: Element): { isThere: boolean; seen: string } {
  const focused = document.activeElement
  const isThere = focused === target
  if (!focused || focused === document.body || focused.matches('[data-base-ui-focus-guard]'))
    return { isThere, seen: 'nowhere' }
  // A text shows its caret.
  if (focused.matches('textarea, input:not([type]), input[type=text], [contenteditable="true"]'))
    return { isThere, seen: 'caret' }
  const drawn = [focused, focused.parentElement, focused.closest('label, [role=group]')]
  const isDrawn = drawn.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  return { isThere, seen: isDrawn ? 'drawn' : focused.outerHTML.slice(0, 200) }
}

/** Tab there, then Enter. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}
