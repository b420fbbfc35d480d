import type { Page } from '@playwright/test'
import type { Translator } from '@tacite/i18n/translator.ts'

/** Brings a screen into one more state: a window opened, a form refused. */
export type Step = (page: Page, t: Translator) => Promise<void>

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** The window that opened last. */
export const opened = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([inert] *)').last()

/** Presses what opens a window, and waits for it. */
export async function open(page: Page, name: string): Promise<void> {
  await press(page, name)
  await opened(page).waitFor()
}

/** A name up to the title in it; a browser tells all spaces alike. */
export function beginning(name: string): RegExp {
  const [before = ''] = name.split('|')
  return new RegExp(`^${before.replaceAll(/\s/g, String.raw`\s`)}`)
}
