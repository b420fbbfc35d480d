import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 AA on what is shown now. */
export async function expectNoViolation(page: Page): Promise<void> {
  // Judged at rest: the screen is there, nothing loads, nothing is hovered.
  await page.mouse.move(0, 0)
  // An open window hides the page behind it.
  const title = page.getByRole('heading', { level: 1 })
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(title.or(window).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([])
}
