import { expect, type Browser, type Page } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { audit, listen } from '../support/screens.ts'
import { contractPath, TITLE } from './setup.ts'

/** Asks two people, one after the other, to validate the text. */
export async function requestValidation(
  page: Page,
  validators: readonly [Person, Person],
): Promise<void> {
  await page.getByRole('tab', { name: 'Validation' }).click()
  await page.getByRole('button', { name: 'Demander la validation' }).click()
  const request = page.getByRole('dialog', { name: 'Demander la validation' })
  for (const [index, { name }] of validators.entries()) {
    const step = request.getByRole('group', { name: `Étape ${index + 1}`, exact: true })
    await step.getByRole('combobox', { name: 'Valideurs' }).fill(name)
    // The previous step's list is closing.
    await expect(page.getByRole('listbox')).toHaveCount(1)
    await page.getByRole('option', { name }).click()
  }
  await request.getByRole('button', { name: 'Demander la validation' }).click()
  await expect(request).toBeHidden()
  await expect(page.getByText('En cours', { exact: true }).first()).toBeVisible()
}

/** The first validates from the tasks; the second comes through the bell and validates on the contract's page. */
export async function validateTwice(
  browser: Browser,
  [first, second]: readonly [Person, Person],
): Promise<void> {
  await asPerson(browser, first, async (page) => {
    await page.goto('/home/tasks')
    const row = page.getByRole('row', { name: TITLE })
    await expect(row).toBeVisible()
    await row.getByRole('link', { name: /^Décider de/ }).click()
    const panel = page.getByRole('complementary', { name: TITLE })
    await panel.getByRole('button', { name: /^Valider l’étape/ }).click()
    const decision = page.getByRole('dialog', { name: /^Valider l’étape/ })
    await decision.getByRole('button', { name: 'Valider le contrat' }).click()
    await expect(panel.getByText(/Fait le/)).toBeVisible()
    await audit(page, '11-task-done')
  })
  await asPerson(browser, second, async (page) => {
    await page.goto('/home/dashboard')
    await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
    await expect(page.getByRole('list', { name: 'Notifications non lues' })).toBeVisible()
    await page
      .getByRole('link', { name: new RegExp(`^(?!Décider).*vous demande de valider.*${TITLE}`) })
      .click()
    await page.waitForURL('**/contract/*/edit**')
    await page.getByRole('tab', { name: 'Validation' }).click()
    await page.getByRole('button', { name: 'Valider l’étape « Direction »' }).click()
    const decision = page.getByRole('dialog', { name: 'Valider l’étape « Direction »' })
    await decision.getByRole('button', { name: 'Valider le contrat' }).click()
    await expect(decision).toBeHidden()
    await expect(page.getByText('Acquise', { exact: true }).first()).toBeVisible()
  })
}

/** The writer's page is updated without a reload. */
export async function seeValidated(page: Page, contractId: string): Promise<void> {
  expect(page.url()).toContain(contractPath(contractId))
  await expect(page.getByText('Acquise', { exact: true }).first()).toBeVisible()
  await audit(page, '14-validated')
}

/** Actions of another person in a separate browser, already signed in. */
export async function asPerson(
  browser: Browser,
  person: Person,
  play: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await person.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await play(page)
  expectQuiet()
  await context.close()
}
