import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { auditEveryLook } from '../support/every-look.ts'
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
  await step.getByRole('textbox', { name: /À décider sous/ }).fill('3')
  await page.getByRole('button', { name: 'Ajouter une étape' }).click()
  const second = page.getByRole('group', { name: 'Étape 2' })
  await second.getByRole('textbox', { name: /Nom de l’étape/ }).fill('Direction')
  await second.getByRole('combobox', { name: /Valideurs/ }).fill('Inès')
  await page.getByRole('option', { name: lawyer.name }).click()
  await second.getByRole('checkbox', { name: 'En même temps que l’étape précédente' }).check()
  await second.getByRole('button', { name: 'Ajouter une condition' }).click()
  await second.getByRole('textbox', { name: /Montant/ }).fill('50 000')
  await page.getByRole('button', { name: 'Essayer avec les valeurs d’un contrat' }).click()
  await page.getByRole('textbox', { name: 'Montant du contrat' }).fill('12 000')
  await expect(page.getByText(/^Non demandée\s: montant 12\s000,00/)).toBeVisible()
  await auditEveryLook(page, 'circuit-new')
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
  // The contract has no amount: what cannot be judged is asked.
  await expect(dialog.getByText(/^Demandée\s: aucun montant à comparer/)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /À décider sous/ }).first()).toHaveValue('3')
  await auditEveryLook(page, 'circuit-asked')
  await dialog.getByRole('button', { name: /Demander la validation|Envoyer/ }).click()
  await expect(dialog).toContainText('Remplacez Paul Roux')
  await dialog.getByRole('button', { name: 'Retirer de l’étape' }).click()
  await dialog.getByRole('button', { name: /Retirer l’étape «\sDirection/ }).click()
  await expect(dialog).toContainText(/Direction\s» n’est pas demandée/)
  await dialog.getByRole('button', { name: 'Demander en s’écartant du circuit' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('La demande s’écarte du circuit')).toBeVisible()
  await expect(page.getByText(/^À décider au plus tard le \d/)).toBeVisible()
  const { body } = await company.administrator.call('GET', '/administration/validation-circuits')
  const made = body.value.find(({ title }: { title: string }) => title === 'Juridique')
  expect(made.uses).toBe(1)
  await context.close()
})
