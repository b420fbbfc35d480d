import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { audit, auditBothWidths, listen } from '../support/screens.ts'

test('a contract and a block are locked with a reason, shown, and unlocked', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const contractId = await writtenContract(administrator, 'Bail du 12 rue des Lilas')
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))

  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller le contrat' }).click()
  const asked = page.getByRole('dialog', { name: /^Verrouiller « Bail du 12/ })
  // Refused at its field.
  await asked.getByRole('button', { name: 'Verrouiller' }).click()
  await expect(asked.getByText(/Dites pourquoi/).first()).toBeVisible()
  await audit(page, 'locks-asked')
  await asked.getByRole('textbox', { name: 'Raison' }).fill('Relecture par le notaire')
  await asked.getByRole('button', { name: 'Verrouiller' }).click()
  const band = page.getByText(/^Verrouillé par Anne Martin.*Relecture par le notaire$/)
  await expect(band).toBeVisible()
  // Above the text it is said once.
  await expect(page.getByText('Lecture seule.')).toBeVisible()
  await expect(page.getByText('Relecture par le notaire').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Ajouter une section' })).toHaveCount(0)
  await auditBothWidths(page, 'locks-contract')
  await page.goto('/home/contratheque/contractList')
  await expect(page.getByRole('row', { name: /Bail du 12/ })).toContainText(
    'Verrouillé par Anne Martin',
  )
  await page.goto(contractPath(contractId))
  await page.getByRole('button', { name: 'Lever le verrou' }).click()
  await expect(band).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ajouter une section' }).first()).toBeVisible()

  // The first body has no name of its own: its menu stands above it.
  await page.getByRole('tab', { name: 'Activité' }).click()
  await expect(page.getByText(/a levé le verrou du contrat/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Actions sur le bloc/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Verrouiller le bloc' }).click()
  const window = page.getByRole('dialog', { name: /^Verrouiller le bloc/ })
  await window.getByRole('textbox', { name: 'Raison' }).fill('Texte arrêté')
  await window.getByRole('button', { name: 'Verrouiller' }).click()
  await expect(page.getByText(/^Bloc verrouillé par Anne Martin.*Texte arrêté$/)).toBeVisible()
  await expect(page.getByText(/a verrouillé le bloc.*motif.*Texte arrêté/)).toBeVisible()
  await auditBothWidths(page, 'locks-block')
  await page.getByRole('button', { name: 'Déverrouiller le bloc' }).click()
  await expect(page.getByText(/^Bloc verrouillé/)).toHaveCount(0)
  expectQuiet()
  await context.close()
})
