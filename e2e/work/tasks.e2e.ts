import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'

test('a decision from the task list is confirmed, with the contract in front of one', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Entretien des toitures')
  await requestValidation(administrator, contractId, [administrator])
  const next = await writtenContract(administrator, 'Nettoyage des vitres')
  await requestValidation(administrator, next, [administrator])
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  const opener = page.getByRole('link', { name: /^Décider de « Entretien des toitures »/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Entretien des toitures' })
  await expect(panel.getByText('Anne Martin', { exact: false }).first()).toBeVisible()
  expect(await decisionOn(administrator, contractId)).toBeNull()
  for (const label of ['Référence', 'Cocontractant', 'Montant', 'Date limite de dénonciation'])
    await expect(panel.getByText(label, { exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Lire le contrat' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Valider l’étape/ })).toBeVisible()
  await expectNoViolation(page)

  // A refusal without a reason is refused in words, as on the contract's page.
  await panel.getByRole('button', { name: /^Refuser l’étape/ }).click()
  const refusal = page.getByRole('dialog', { name: 'Refuser l’étape « Juridique »' })
  await refusal.getByRole('button', { name: 'Refuser le contrat' }).click()
  await expect(refusal.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  expect(await decisionOn(administrator, contractId)).toBeNull()

  await panel.getByRole('button', { name: /^Valider l’étape/ }).click()
  const confirmation = page.getByRole('dialog', { name: 'Valider l’étape « Juridique »' })
  await expect(confirmation.getByText('Entretien des toitures')).toBeVisible()
  await confirmation.getByRole('textbox').fill('Conforme')
  await confirmation.getByRole('button', { name: 'Valider le contrat' }).click()
  await expect(
    page.getByText('Vous avez validé « Entretien des toitures », étape « Juridique ».').first(),
  ).toBeVisible()
  expect(await decisionOn(administrator, contractId)).toBe('accepted')

  // The next one is a key away, and closing the panel leads back to the list.
  await panel.getByRole('link', { name: /^Tâche suivante .*Nettoyage des vitres/ }).click()
  const other = page.getByRole('complementary', { name: 'Nettoyage des vitres' })
  await expect(other.getByRole('button', { name: /^Valider l’étape/ })).toBeVisible()
  await other.getByRole('button', { name: /^Valider l’étape/ }).focus()
  await page.keyboard.press('Escape')
  await expect(other).toBeHidden()
  expect(await isFocusInList(page)).toBe(true)
  await context.close()
})

test('tasks to do and done stand apart, and contracts of one title can be told apart', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const ids = []
  for (let number = 0; number < 3; number++) {
    const contractId = await writtenContract(administrator, 'Maintenance')
    ids.push({
      contractId,
      stepId: await requestValidation(administrator, contractId, [administrator]),
    })
  }
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  const rows = page.getByRole('row').filter({ hasText: 'Maintenance' })
  await expect(rows).toHaveCount(3)
  expect(new Set(await rows.allInnerTexts()).size).toBe(3)
  await expect(page.getByRole('tab', { name: 'À faire 3' })).toBeVisible()
  await expect(page.getByText('Terminer')).toHaveCount(0)

  // Done elsewhere, it leaves the list without a reload, and is found under the other tab.
  const [{ contractId, stepId }] = ids as [(typeof ids)[number]]
  await administrator.call('PUT', `/contracts3/${contractId}/validation/${stepId}/decision`, {
    decision: 'accepted',
  })
  await expect(rows).toHaveCount(2)
  await page.getByRole('tab', { name: 'Faites' }).click()
  await expect(page).toHaveURL(/status=done/)
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('button', { name: /^Décider/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Faites' })).toHaveAttribute('aria-selected', 'true')
  await rows.first().click()
  await expect(page.getByRole('complementary').getByText(/Fait le/)).toBeVisible()
  await expectNoViolation(page)
  await context.close()
})

test('an action in the list is run at once, and said done', async ({ browser, company }) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Curage des fossés')
  const asked = { title: 'Vérifier le plafond', note: '', personId: administrator.id }
  must(await administrator.call('POST', `/contracts3/${contractId}/tasks`, asked), 201, 'a task')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await page.getByRole('button', { name: /^Marquer comme faite : « Curage des fossés »/ }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Action accomplie')
  await expect(page.getByText('Rien à faire pour le moment')).toBeVisible()
  await context.close()
})

async function decisionOn(person: Person, contractId: string): Promise<string | null> {
  const { body } = await person.call('GET', `/contracts3/${contractId}/validation`)
  return body.current.steps[0].validators[0].decision
}

function isFocusInList(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('main') !== null)
}
