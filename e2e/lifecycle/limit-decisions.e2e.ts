import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { nearItsLimit } from '../support/near-limit.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

test('what comes next is decided before the limit, with its consequences, and stays on record', async ({
  browser,
  company,
}) => {
  const contractId = await nearItsLimit(company, 'Entretien des ascenseurs', {
    earlyExit: leaveableIn(50),
  })
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Échéances' }).click()
  const section = page.getByRole('region', { name: /^Décision (à prendre|prise)$/ })
  await expect(section.getByText(/Si personne n’agit, le contrat est reconduit du/)).toBeVisible()
  await expect(section.getByText(/les administrateurs seront prévenus/)).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  await auditEveryLook(page, '60-decision-to-take')

  await section.getByRole('button', { name: 'Décider' }).click()
  const dialog = page.getByRole('dialog', { name: /^Décider avant le/ })
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(dialog.getByText('Choisissez ce que vous voulez faire.').first()).toBeVisible()
  await expect(dialog.getByText(/Alors le contrat prend fin le/)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Décider plus tard/ }).check()
  await expect(dialog.getByText(/la veille de la limite/)).toBeVisible()
  await auditEveryLook(page, '61-decision-refused')
  await dialog.getByRole('radio', { name: /^Dénoncer/ }).check()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Trop cher')
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByText('Dénoncer', { exact: true })).toBeVisible()
  await expect(section.getByText('Motif : Trop cher')).toBeVisible()
  await section.getByRole('button', { name: 'Préparer la lettre de dénonciation' }).click()
  const letter = page.getByRole('dialog', { name: 'Préparer une lettre' })
  await expect(letter.getByRole('radio', { name: /^Dénonciation/ })).toBeChecked()
  await letter.getByRole('button', { name: 'Annuler' }).click()

  await section.getByRole('button', { name: 'Décider à nouveau' }).click()
  await dialog.getByRole('radio', { name: /^Laisser reconduire/ }).check()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Prix renégocié')
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(section.getByText('Remplacée par une autre décision.')).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  await auditEveryLook(page, '62-decided')

  const exits = page.getByRole('region', { name: 'Sorties anticipées' })
  await expect(exits.getByText('À décider', { exact: true })).toBeVisible()
  await exits.getByRole('button', { name: /^Décider de la sortie du/ }).click()
  const leaving = page.getByRole('dialog', { name: /^Décider de la sortie du/ })
  await leaving.getByRole('radio', { name: /^Sortir/ }).check()
  await leaving.getByRole('textbox', { name: 'Motif' }).fill('Site fermé')
  await auditEveryLook(page, '64-deciding-on-exit')
  await leaving.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(exits.getByText('Motif : Site fermé')).toBeVisible()
  await exits.getByRole('button', { name: 'Préparer la lettre de sortie' }).click()
  await expect(letter.getByRole('radio', { name: /^Sortie anticipée/ })).toBeChecked()
  await letter.getByRole('button', { name: 'Annuler' }).click()
  await exits.scrollIntoViewIfNeeded()
  await auditEveryLook(page, '65-exit-decided')

  await page.goto('/home/contratheque/contractList?decision=eq:renew')
  const row = page.getByRole('row', { name: /Entretien des ascenseurs/ })
  await expect(row.getByText('À renouveler')).toBeVisible()
  await auditBothWidths(page, '63-decided-in-list')

  // What was decided about the exit is another question, with a column of its own.
  await page.getByRole('button', { name: /^Autres \(/ }).click()
  const filters = page.getByRole('dialog', { name: 'Autres filtres' })
  await filters.getByRole('combobox', { name: 'Décision de sortie anticipée' }).click()
  await page.getByRole('option', { name: 'Sortie décidée' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Décision de sortie anticipée : Sortie décidée')).toBeVisible()
  await expect(row.getByText('Sortie décidée')).toBeVisible()
  await expect(row.getByText(/^limite /)).toBeVisible()
  await page.getByRole('button', { name: 'Prochaine sortie anticipée' }).click()
  await expect(page).toHaveURL(/orderby=exitDate/)
  await expect(row.getByText('Sortie décidée')).toBeVisible()
  await auditBothWidths(page, '66-exit-in-list')
  expectQuiet()
})

/** A month's notice, so that the limit of the exit is about three weeks ahead. */
function leaveableIn(days: number) {
  const first = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return {
    notice: { unit: 'months', count: 1 },
    alignment: 'exactDay',
    notBefore: first.toISOString().slice(0, 10),
    firstNoticeOn: null,
    notifyBy: null,
  }
}
