import type { Page } from '@playwright/test'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { ShowCase } from './show-case.ts'

/** Brings a screen into one more state: an opened dialog, a refused form. */
export type Step = (page: Page, t: Translator) => Promise<void>

/** Brings a screen into its first state, with what it shows. */
export type ArrivalStep = (page: Page, t: Translator, given: ShowCase) => Promise<void>

/** Its result keeps its language, such as a refusal: in another language it is repeated. */
export interface RepeatableStep {
  first: Step
  again: Step
}

export function repeatable(step: Step | RepeatableStep): { first: Step; again?: Step } {
  return typeof step === 'function' ? { first: step } : step
}

/** Prepares a form, then submits it. */
export function sent(prepare: Step, send: Step): RepeatableStep {
  return {
    first: async (page, t) => {
      await prepare(page, t)
      await send(page, t)
    },
    again: send,
  }
}

/** A form that is submitted unchanged. */
export const sentAsItStands = (send: Step): RepeatableStep => ({ first: send, again: send })

/** Until the form shows its errors. */
export const refused = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** The dialog opened last. */
export const opened = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog]):not([inert] *)').last()

/** Presses what opens a dialog, and waits for it. */
export async function open(page: Page, name: string): Promise<void> {
  await press(page, name)
  await opened(page).waitFor()
}

/** A name up to the title in it; a browser treats all spaces alike. */
export function beginning(name: string): RegExp {
  const [before = ''] = name.split('|')
  return new RegExp(`^${before.replaceAll(/\s/g, String.raw`\s`)}`)
}
