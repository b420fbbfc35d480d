import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { sendForSignature, writtenContract } from '../support/contracts.ts'
import { audit, auditBothWidths } from '../support/screens.ts'

test('a draft is deleted and restored, immediately or later; a sent contract says why it stays', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const title = 'Prêt de matériel'
  const contractId = await writtenContract(administrator, title)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await audit(page, '62-contract-menu')
  await page.getByRole('menuitem', { name: 'Supprimer le contrat' }).click()
  await page.waitForURL('**/contractList')
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0)
  expect((await administrator.call('GET', `/contracts3/${contractId}`)).status).toBe(404)

  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.waitForURL(`**${contractPath(contractId)}**`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await administrator.call('DELETE', `/contracts3/${contractId}`)
  await page.goto('/home/administration/corbeille')
  await auditBothWidths(page, 'removed')
  await page.getByRole('button', { name: `Rétablir « ${title} »` }).press('Enter')
  await expect(page.getByText(`« ${title} » est rétabli.`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await sendForSignature(administrator, contractId)
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  const item = page.getByRole('menuitem', { name: 'Supprimer le contrat' })
  await expect(item).toBeDisabled()
  await expect(item).toHaveAccessibleDescription(/^Ce contrat a été envoyé pour signature/)
  await context.close()
})
