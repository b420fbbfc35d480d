import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { signAlone } from '../support/signing-calls.ts'

test('a signed contract is managed on its sheet, and names its stakeholders; its content stays', async ({
  browser,
  company: { administrator, product },
}) => {
  const contractId = await writtenContract(administrator, 'Entretien des espaces verts')
  await signAlone(product, administrator, contractId)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  // Signed once it is sealed.
  await expect(page.getByText('Document signé')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^Modifier : Propriétaire/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Modifier : Titre/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Modifier : Sens/ }).click()
  await page.getByRole('combobox', { name: 'Sens' }).fill('Dépense')
  await page.getByRole('option', { name: 'Dépense', exact: true }).click()
  await page.getByRole('textbox', { name: /^Motif/ }).fill('Budget des achats')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: /^Modifier : Sens/ })).toContainText('Dépense')
  const kept = must(
    await administrator.call('GET', `/contracts3/${contractId}`),
    200,
    'reading the contract',
  )
  expect([kept.direction, kept.isLocked]).toEqual(['expense', true])

  await page.getByRole('tab', { name: 'Activité' }).click()
  await expect(page.getByText(/sens.*motif\s: Budget des achats/u)).toBeVisible()
  await page.getByRole('tab', { name: 'Accès' }).click()
  const stakeholders = page.getByRole('region', { name: 'Parties prenantes' })
  await expect(stakeholders.getByRole('listitem')).toHaveCount(1)
  await expect(stakeholders).toContainText('Propriétaire, Signataire')
  await expect(stakeholders).toContainText('1 signataire')
  await context.close()
})
