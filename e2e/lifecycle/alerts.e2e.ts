import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { audit, auditBothWidths, listen } from '../support/screens.ts'

test('a type chooses its alerts, and a contract its own', async ({ browser, company }) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Location des photocopieurs')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Échéances' }).click()
  const alerts = page.getByRole('region', { name: 'Alertes' })
  await expect(alerts.getByText(/^Réglage par défaut de Tacite/)).toBeVisible()
  await expect(alerts.getByText(/^Personnes prévenues/)).toBeVisible()
  const typeName = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/v1/contracts3/${id}/alerts`)
    return ((await answer.json()) as { type: { name: string } }).type.name
  }, contractId)

  await page.goto('/home/administration/typeContract')
  await page.getByRole('link', { name: typeName, exact: true }).click()
  const panel = page.getByRole('complementary', { name: typeName })
  await panel.getByRole('switch', { name: 'Choisir les alertes de ce type' }).check()
  await panel
    .getByRole('textbox', { name: 'La limite pour dénoncer ou renouveler' })
    .fill('un mois')
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  // In the summary, and at its field.
  await expect(panel.getByText(/nombres entiers de jours, de 0 à 365/)).toHaveCount(2)
  await auditBothWidths(page, 'alerts-of-type')
  await panel.getByRole('textbox', { name: 'La limite pour dénoncer ou renouveler' }).fill('45, 15')
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(panel).toBeHidden()

  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Échéances' }).click()
  await expect(alerts.getByText(/^Réglage du type/)).toBeVisible()
  await alerts.getByRole('button', { name: 'Régler les alertes' }).click()
  const window = page.getByRole('dialog', { name: 'Régler les alertes de ce contrat' })
  await window.getByRole('radio', { name: /^Propre à ce contrat/ }).check()
  // It starts from what its type chose.
  const limit = window.getByRole('textbox', { name: 'La limite pour dénoncer ou renouveler' })
  await expect(limit).toHaveValue('45, 15')
  await limit.fill('90; 30 0')
  await window.getByRole('checkbox', { name: /^Les tiers avec qui le contrat est partagé/ }).check()
  await audit(page, 'alerts-of-contract')
  await window.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(window).toBeHidden()
  await expect(alerts.getByText(/^Réglage propre à ce contrat/)).toBeVisible()
  await expect(alerts.getByText(/^Aucun tiers ne sera prévenu de la fin/)).toBeVisible()
  await alerts.getByRole('button', { name: 'Régler les alertes' }).click()
  await expect(limit).toHaveValue('90, 30, 0')
  await window.getByRole('radio', { name: /^Celui du type/ }).check()
  await window.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(alerts.getByText(/^Réglage du type/)).toBeVisible()
  expectQuiet()
  await context.close()
})
