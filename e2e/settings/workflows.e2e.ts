import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { auditBothWidths } from '../support/screens.ts'

test('a workflow is edited while a contract is at one of its steps', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Bail des Lilas')
  const { call } = company.administrator
  const steps = (await call('GET', `/contracts3/${contractId}/steps`)).body
  await call('PUT', `/contracts3/${contractId}/steps/${steps[0]._id}`, { isCompleted: true })
  const context = await company.administrator.open(browser)
  const page = await context.newPage()

  await page.goto('/home/administration/workflow')
  await page.getByRole('link', { name: 'Cycle standard' }).first().waitFor()
  await auditBothWidths(page, 'workflows')
  await page.getByRole('link', { name: 'Cycle standard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Cycle standard', level: 1 })).toBeVisible()
  await auditBothWidths(page, 'workflow')

  // By keyboard: a new step, its texts, and up with Alt and the arrow key.
  await page.getByRole('button', { name: 'Retirer « Négociation »' }).click()
  await page.getByRole('button', { name: 'Ajouter une étape' }).click()
  await page.keyboard.type('Relecture')
  const step = page.getByRole('group', { name: /Relecture/ })
  await step.getByLabel('Description').fill('Une seconde paire d’yeux.')
  await page.getByRole('button', { name: 'Enregistrer le workflow' }).click()
  const asked = page.getByRole('alertdialog')
  // What is missing is said before anything is confirmed.
  await expect(page.getByRole('alert').first()).toContainText('choisissez où ils vont')
  await auditBothWidths(page, 'workflow-refused')

  await page.getByRole('combobox', { name: /Où (va|vont) / }).click()
  // The step added by the same save may take them.
  await expect(page.getByRole('option', { name: 'Relecture' })).toBeVisible()
  await page.getByRole('option', { name: 'Rédaction' }).click()
  await auditBothWidths(page, 'workflow-effects')
  await page.getByRole('button', { name: 'Enregistrer le workflow' }).click()
  await expect(asked).toContainText(/Négociation.*est retirée.*Rédaction/)
  await asked.getByRole('button', { name: 'Enregistrer le workflow' }).click()
  await expect(page.getByText(/^\d+ contrats? ici$/).first()).toBeVisible()

  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const strip = page.getByRole('list', { name: 'Étapes du contrat' })
  await expect(strip.locator('[aria-current=step]')).toContainText('Rédaction')
  await expect(strip).toContainText('Relecture')
  await expect(strip).not.toContainText('Négociation')
  await context.close()
})
