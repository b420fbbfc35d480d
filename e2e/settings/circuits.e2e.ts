import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { auditBothWidths } from '../support/screens.ts'

test('a validation circuit is created, and fills in a contract’s request', async ({
  browser,
  company,
}) => {
  const lawyer = await company.join('validator', 'Inès Marchetti')
  const left = await company.join('validator', 'Paul Roux')
  const contractId = await writtenContract(company.administrator, 'Contrat de maintenance')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()

  await page.goto('/home/administration/cycleValidation?open=new')
  await page.getByRole('textbox', { name: /^Circuit/ }).fill('Juridique')
  await page.getByRole('combobox', { name: 'Étape du workflow' }).click()
  await page.getByRole('option', { name: /Validation · Cycle standard/ }).click()
  const step = page.getByRole('group', { name: 'Étape 1' })
  for (const { name } of [lawyer, left]) {
    await step.getByRole('combobox', { name: /Valideurs/ }).fill(name.split(' ')[0]!)
    await page.getByRole('option', { name }).click()
  }
  await auditBothWidths(page, 'circuit-new')
  await page.getByRole('button', { name: 'Créer un circuit' }).last().click()
  await expect(page.getByText('« Juridique » est enregistré')).toBeVisible()
  await page.getByRole('row', { name: /Juridique/ }).waitFor()
  await company.query(`update person set status = 'blocked' where id = $1`, [left.id])
  await page.reload()
  await expect(page.getByText('Paul Roux (compte bloqué)')).toBeVisible()
  await auditBothWidths(page, 'circuits')

  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=validation`)
  await page.getByRole('button', { name: 'Demander la validation' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Circuit de validation' }).click()
  await page.getByRole('option', { name: 'Juridique', exact: true }).click()
  await expect(dialog).toContainText('À remplacer')
  await auditBothWidths(page, 'circuit-asked')
  await dialog.getByRole('button', { name: /Demander la validation|Envoyer/ }).click()
  await expect(dialog).toContainText('Remplacez Paul Roux')
  await dialog.getByRole('button', { name: 'Retirer de l’étape' }).click()
  await dialog.getByRole('button', { name: /Demander la validation|Envoyer/ }).click()
  await expect(dialog).toBeHidden()
  const { body } = await company.administrator.call('GET', '/administration/validation-circuits')
  const made = body.value.find(({ title }: { title: string }) => title === 'Juridique')
  expect(made.uses).toBe(1)
  await context.close()
})
