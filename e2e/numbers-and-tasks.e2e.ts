import { expect } from '@playwright/test'
import { expectNoViolation } from './support/axe.ts'
import { test } from './support/company.ts'
import { requestValidation, writtenContract } from './support/contracts.ts'

test('a section is excluded from the numbering, and stays so', async ({ browser, company }) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail des bureaux')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const paper = page.locator('.paper-section').first()
  await expect(paper.getByRole('heading')).toContainText('Article 1')
  await paper.hover()
  await paper.getByRole('button', { name: /^Actions sur/ }).click()
  await expectNoViolation(page)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('menuitem', { name: 'Sans numéro' }).click()
  expect((await saved).status()).toBe(200)
  await expect(paper.getByRole('heading')).not.toContainText('Article')
  await page.reload()
  await expect(paper.getByRole('heading')).toBeVisible()
  await expect(paper.getByRole('heading')).not.toContainText('Article')
  await context.close()
})

test('tasks hidden by a filter are no longer selected', async ({ browser, company }) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs')
  await requestValidation(administrator, contractId, [administrator])
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  await page.getByRole('row').filter({ hasText: 'Maintenance' }).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Actions (1)' })).toBeVisible()
  await page.getByPlaceholder('Titre du contrat').fill('bail')
  await expect(page.getByRole('button', { name: 'Actions (0)' })).toBeVisible()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit?tab=validation`)
  await page.getByRole('button', { name: 'Annuler la validation' }).click()
  await expect(page.getByRole('button', { name: 'Garder la validation' })).toBeFocused()
  await context.close()
})

test('while a validation is pending the send button is disabled and says why', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Gardiennage du parc')
  const stepId = await requestValidation(administrator, contractId, [administrator])
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  const send = page.getByRole('button', { name: 'Envoyer pour signature' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(send).toHaveAccessibleDescription(/La validation est en cours/)
  await send.focus()
  await expect(page.locator('[role=tooltip]')).toContainText('La validation est en cours')
  await expectNoViolation(page)
  const path = `/contracts3/${contractId}/validation/${stepId}/decision`
  await administrator.call('PUT', path, { decision: 'accepted', reason: '' })
  await page.reload()
  await expect(send).not.toHaveAttribute('aria-disabled')
  await context.close()
})
