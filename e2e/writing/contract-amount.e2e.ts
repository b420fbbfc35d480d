import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'

test('a contract whose text names no field has an amount, in its form and on its page', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList/new')
  await page.getByRole('radio', { name: /À partir d’un fichier/ }).check({ force: true })
  // A file says nothing of its type, whatever the templates are.
  await expect(page.getByRole('combobox', { name: /^Type de contrat/ })).toHaveValue('')
  await page.getByRole('radio', { name: /^Page blanche/ }).check({ force: true })
  await expect(page.getByRole('textbox', { name: 'Montant TTC' })).toBeVisible()

  const contractId = await writtenContract(administrator, 'Achat de chariots')
  await page.goto(contractPath(contractId))
  const values = page.getByRole('region', { name: 'Champs du contrat' })
  await values.getByRole('button', { name: /^Modifier : Montant TTC/ }).click()
  const form = page.getByRole('dialog', { name: 'Montant TTC' })
  await expect(form.getByText('€ TTC')).toBeVisible()
  await form.getByRole('textbox').fill('30000')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(values).toContainText(/30\s000,00\s€/)
  // The value shows at once, and is saved a moment later.
  const saved = async () =>
    must(await administrator.call('GET', `/contracts3/${contractId}`), 200, 'reading the contract')
      .amountInclTaxCents
  await expect.poll(saved).toBe(3_000_000)
  await context.close()
})
