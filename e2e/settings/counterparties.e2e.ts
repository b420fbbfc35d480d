import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

test('a duplicate is warned of while typing, and kept apart for good', async ({
  browser,
  company,
}) => {
  const made = await company.administrator.call('POST', '/administration/counterparties', {
    name: 'Cadexia',
  })
  must(made, 201, 'a counterparty')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const panel = page.getByRole('complementary').last()

  await page.goto('/home/administration/cocontractants?duplicates=true')
  await expect(page.getByText('Aucun doublon')).toBeVisible()
  await page.goto('/home/administration/cocontractants?open=new')
  await panel.getByRole('textbox', { name: 'Nom' }).fill('CADEXIA SAS')
  await expect(panel.getByText('Peut-être déjà enregistré')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Cadexia' })).toBeVisible()
  await auditBothWidths(page, 'counterparty-alike')
  await panel.getByRole('button', { name: 'Créer un cocontractant' }).click()

  await page.goto('/home/administration/cocontractants?duplicates=true')
  await expect(page.getByText('Doublon possible', { exact: true })).toHaveCount(2)
  await page.getByRole('link', { name: 'CADEXIA SAS' }).click()
  await panel.getByRole('button', { name: 'Ce n’est pas un doublon' }).click()
  await expect(page.getByText('Aucun doublon')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).last().click()
  await expect(page.getByText('Doublon possible', { exact: true })).toHaveCount(2)
  await context.close()
})

test('a contract takes the counterparty that is recorded instead of a duplicate', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const body = { name: 'Ascenseurs Vidal' }
  must(await administrator.call('POST', '/administration/counterparties', body), 201, 'one')
  const author = await company.join('contributor', 'Léa Roy')
  const context = await author.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList/new')
  const field = page.getByRole('combobox', { name: /^Cocontractant/ })
  await field.fill('ASCENSEURS VIDAL SAS')
  await page.getByRole('option', { name: /ASCENSEURS VIDAL SAS/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Peut-être déjà enregistré')).toBeVisible()
  await auditBothWidths(page, 'counterparty-alike-in-contract')
  await dialog.getByRole('button', { name: 'Choisir celui-ci Ascenseurs Vidal' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field).toHaveValue('Ascenseurs Vidal')
  await context.close()
})
