import type { Page } from '@playwright/test'
import type { Translator } from '@tacite/i18n/translator.ts'

/** Brings a screen into one more state: a window opened, a form refused. */
export type Step = (page: Page, t: Translator) => Promise<void>

/** Brings words that stay as they were said, such as a refusal: in another language they are asked for again. */
export interface RepeatableStep {
  first: Step
  again: Step
}

export function repeatable(step: Step | RepeatableStep): { first: Step; again?: Step } {
  return typeof step === 'function' ? { first: step } : step
}

/** Prepares a form, then sends it. */
export function sent(prepare: Step, send: Step): RepeatableStep {
  return {
    first: async (page, t) => {
      await prepare(page, t)
      await send(page, t)
    },
    again: send,
  }
}

/** A form that is sent as it stands. */
export const sentAsItStands = (send: Step): RepeatableStep => ({ first: send, again: send })

/** Until the form says what is wrong. */
export const refused = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

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

/** A name up to the title in it; a browser treats all spaces alike. */
export function beginning(name: string): RegExp {
  const [before = ''] = name.split('|')
  return new RegExp(`^${before.replaceAll(/\s/g, String.raw`\s`)}`)
}
