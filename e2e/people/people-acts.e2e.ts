import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { auditBothWidths } from '../support/screens.ts'

const USERS = '/home/administration/gestionUtilisateur'
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

async function act(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions \(/ }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
}

test('several people are blocked and unblocked, change role, and the list is exported', async ({
  browser,
  company,
}) => {
  for (const name of ['Zoé Roux', 'Max Roux']) await company.join('reader', name)
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`${USERS}?search=Roux`)
  await expect(page.getByRole('row', { name: /Zoé Roux/ })).toBeVisible()

  // Without anybody ticked the acts are there and say why not.
  await page.getByRole('button', { name: 'Actions (0)' }).click()
  await expect(page.getByRole('menuitem', { name: 'Bloquer', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('menuitem', { name: 'Sélectionner les 2 personnes de la liste' }).click()
  await act(page, 'Bloquer')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('2 personnes sont concernées.')
  await auditBothWidths(page, 'people-act')
  await dialog.getByRole('button', { name: 'Bloquer 2 personnes' }).click()
  await said(page, '2 comptes sont bloqués.')
  await expect(page.getByRole('row', { name: /Zoé Roux/ })).toContainText('Bloqué')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await said(page, 'C’est annulé.')
  await expect(page.getByRole('row', { name: /Max Roux/ })).toContainText('Actif')

  // Oneself is passed over, with the reason, before anything happens.
  await page.goto(USERS)
  await expect(page.getByRole('row', { name: /Zoé Roux/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  await act(page, 'Changer le rôle')
  await dialog.getByRole('combobox', { name: 'Rôle' }).click()
  await page.keyboard.type('Valideur')
  await page.getByRole('option', { name: 'Valideur' }).first().click()
  await expect(dialog).toContainText('1 personne est laissée de côté')
  await expect(dialog).toContainText('Votre propre rôle ne change pas avec celui des autres.')
  await dialog.getByRole('button', { name: 'Changer le rôle de 2 personnes' }).click()
  await said(page, 'Le rôle de 2 personnes est changé.')
  await expect(page.getByRole('row', { name: /Zoé Roux/ })).toContainText('Valideur')

  await page.getByRole('button', { name: 'Exporter' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Texte (.csv)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^\d{8}-\d{6}\.csv$/)
  await context.close()
})
