import { expect, type Locator, type Page } from '@playwright/test'
import { press, tabTo } from './keys.ts'

/** A toast, wherever it is on the page. */
export const said = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

/** After an action something has the focus: nobody starts again at the top of the page. */
export const expectFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(1)

/** Tab to a text field, then replace its text. */
export async function write(page: Page, field: Locator, words: string, key = 'Tab'): Promise<void> {
  await tabTo(page, field, key)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(words)
}

/** Tab to a choice among few, open it, and go to the option by its first letters. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await press(page, field)
  const wanted = page.getByRole('option', { name: option, exact: true })
  await wanted.waitFor()
  // Playwright has no key for other letters.
  await page.keyboard.type(/^[ -~]+/.exec(option)?.[0] ?? '')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toContainText(option)
  await expect(field).toBeFocused()
}

/** Tab to a choice among many, and find the option by typing. */
export async function find(page: Page, field: Locator, option: string, key = 'Tab'): Promise<void> {
  await tabTo(page, field, key)
  await page.keyboard.insertText(option)
  await page.getByRole('option', { name: option }).and(page.locator('[data-highlighted]')).waitFor()
  await page.keyboard.press('Enter')
}

/** The error summary has the focus, and its first line leads to the field. */
export async function expectRefusedAt(page: Page, field: Locator): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ visible: true }).first()
  await expect(alert).toBeFocused()
  await press(page, alert.getByRole('link').first())
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** The deletion is announced and undone; the focus stays on the page all the while. */
export async function expectPutBack(page: Page, name: string): Promise<void> {
  await said(page, `« ${name} » est supprimé`)
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expectFocus(page)
  await press(page, page.getByRole('button', { name: 'Annuler l’action' }))
  await said(page, `« ${name} » est rétabli`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expectFocus(page)
}
