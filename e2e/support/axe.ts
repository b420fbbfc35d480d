import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations of WCAG 2.2 AA on what is shown now, each with the elements.
 * @param within the part that is new, when the rest of the page was judged before
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    // As when one scrolls there: what the browser has not drawn yet would overlap by its guessed height.
    for (const part of document.querySelectorAll<HTMLElement>('.paper-section')) {
      part.style.contentVisibility = 'visible'
      part.style.contain = 'content'
    }
    return 'axe' in globalThis
  })
  // Its half megabyte is read once a page, not once a look.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'undefined' } : {}) })
    // In one page: no frame of another origin is ever shown here.
    .setLegacyMode(true)
    // No path is made up for all that is right.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
  const found = await (within ? axe.include(within) : axe).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}

/** What loads, and what is still opening or closing. */
const UNREST = '[aria-busy="true"], [data-starting-style], [data-ending-style]'

/** No violation on a screen at rest: it is there, nothing moves, nothing is hovered. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  // An open window hides the page behind it.
  const title = page.getByRole('heading', { level: 1 })
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(title.or(window).first()).toBeVisible()
  await expect(page.locator(UNREST)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  expect(await violations(page)).toEqual([])
}
