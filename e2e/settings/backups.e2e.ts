import type { Backups } from '@tacite/api/settings/backups-endpoints.ts'
import { expect } from '@playwright/test'
import { failedBackups } from '../every-screen/served-answers.ts'
import { test } from '../support/company.ts'
import { auditBothWidths } from '../support/screens.ts'

const NIGHT: Backups = {
  state: 'good',
  isNightly: true,
  last: { startedAt: '2026-11-22T00:15:00.000Z', hasDatabase: true },
  failure: null,
  restoredFrom: null,
}

test('administrators see the last backup, why one failed, and that a restored installation sends nothing', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/options/company')
  const section = page.getByRole('region', { name: 'Sauvegardes' })
  await expect(section).toContainText('Aucune sauvegarde n’a encore été faite')
  await expect(section).toContainText('Les sauvegardes de nuit ne sont pas activées')

  await page.route('**/api/v1/company/backups', (route) => route.fulfill({ json: NIGHT }))
  await page.reload()
  await expect(section).toContainText('Les sauvegardes sont à jour')
  await expect(section).toContainText('Dernière sauvegarde réussie : 22/11/2026')

  await page.unrouteAll()
  await page.route('**/api/v1/company/backups', (route) => route.fulfill({ json: failedBackups }))
  await page.reload()
  await expect(section).toContainText('il n’y a plus de place là où vont les sauvegardes')
  const banner = page.getByRole('region', { name: /Cette installation a été restaurée/ })
  await expect(banner).toContainText('Les e-mails attendent')
  await auditBothWidths(page, 'backups')
  await page.goto('/home/contratheque/contractList')
  await expect(banner).toBeVisible()
})
