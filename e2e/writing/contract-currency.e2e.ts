import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { must } from '../support/person.ts'

test('currency, direction and scope are chosen in the form, changed on the page and filtered in the list', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList/new')
  await page.getByRole('radio', { name: /^Page blanche/ }).check({ force: true })
  const currency = page.getByRole('combobox', { name: /^Devise/ })
  await expect(currency).toHaveValue('EUR · euro')
  await expect(page.getByText('€ TTC')).toBeVisible()
  await currency.fill('dollar des')
  await page.getByRole('option', { name: 'USD · dollar des États-Unis' }).click()
  await expect(page.getByText('USD TTC')).toBeVisible()
  await page.getByRole('textbox', { name: 'Montant TTC' }).fill('12500')
  await page.getByRole('combobox', { name: /^Sens/ }).fill('Recette')
  await page.getByRole('option', { name: 'Recette', exact: true }).click()
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Licence du logiciel de paie')
  await page.getByRole('combobox', { name: /^Type de contrat/ }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()

  const details = page.getByRole('region', { name: 'Fiche du contrat' })
  await expect(details).toContainText('USD · dollar des États-Unis')
  await expect(page.getByRole('region', { name: 'Champs du contrat' })).toContainText(
    /12\s500,00\sUSD/,
  )
  await details.getByRole('button', { name: /^Modifier : Portée/ }).click()
  await details.getByRole('combobox', { name: 'Portée' }).fill('Euro')
  await page.getByRole('option', { name: 'Européenne' }).click()
  await expect(details.getByRole('button', { name: /^Modifier : Portée/ })).toContainText(
    'Européenne',
  )
  const contractId = /contract\/([0-9a-f-]+)\/edit/.exec(page.url())![1]!
  const saved = await administrator.call('GET', `/contracts3/${contractId}`)
  expect(must(saved, 200, 'reading the contract')).toMatchObject({
    currency: 'USD',
    direction: 'income',
    scope: 'european',
  })

  await page.goto('/home/contratheque/contractList')
  await page.getByRole('button', { name: 'Autres', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Autres filtres' })
  await filters.getByRole('combobox', { name: 'Devise' }).click()
  await page.getByRole('option', { name: 'USD · dollar des États-Unis' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Devise : USD · dollar des États-Unis')).toBeVisible()
  const row = page.getByRole('row', { name: /Licence du logiciel de paie/ })
  await expect(row).toContainText(/12\s500,00\sUSD\sTTC/)

  await context.close()
})
