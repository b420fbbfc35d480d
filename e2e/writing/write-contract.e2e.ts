import { expect } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { test } from '../support/company.ts'
import { signUp } from '../support/people.ts'

test('a company is created and its first contract written from the template', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await page.goto('/home/contratheque/contractList')
  await expect(page.getByRole('heading', { name: 'Liste des documents', level: 1 })).toBeVisible()
  await expectNoViolation(page)
  const language = page.getByRole('button', { name: 'Langue : Français, FR', exact: true })
  await expect(language).toHaveText('FR')

  await page.getByRole('link', { name: 'Nouveau contrat' }).first().click()
  await expect(page.getByRole('heading', { name: 'Nouveau contrat', level: 1 })).toBeVisible()
  await page.getByRole('radio', { name: /À partir d’un modèle/ }).check({ force: true })
  await expectNoViolation(page)

  // Submitted empty, each missing value is named at its field and nothing is lost.
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(page.getByText('Saisissez le titre du contrat').first()).toBeVisible()

  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Maintenance des ascenseurs')
  await page.getByRole('combobox', { name: 'Type de contrat' }).click()
  await page.getByRole('option', { name: 'Prestation de services' }).click()
  // Escape closes a list; a closed one keeps its selection.
  const type = page.getByRole('combobox', { name: 'Type de contrat' })
  await type.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await type.press('Escape')
  await expect(type).toHaveValue('Prestation de services')
  await page.getByRole('combobox', { name: 'Projet' }).click()
  await page.getByRole('option', { name: 'Général' }).click()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await page.waitForURL('**/contract/*/edit')
  await expect(
    page.getByRole('heading', { name: 'Maintenance des ascenseurs', level: 1 }),
  ).toBeVisible()
})
