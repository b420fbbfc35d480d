import { expect } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Renewed by years, with a month's notice: its limit is about two weeks ahead. */
async function nearItsLimit(company: Company, title: string): Promise<string> {
  const { administrator, query } = company
  const contractId = await writtenContract(administrator, title)
  const begun = new Date(Date.now() + 45 * DAY_MS)
  begun.setUTCFullYear(begun.getUTCFullYear() - 1)
  const terms = {
    ...YEARLY_TERMS,
    effectiveDate: begun.toISOString().slice(0, 10),
    notice: { unit: 'months', count: 1 },
  }
  const path = `/contracts3/${contractId}`
  must(await administrator.call('PUT', `${path}/lifecycle`, terms), 200, 'stating the terms')
  await query(
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = 'scan' where id = $1`,
    [contractId, '2020-12-15'],
  )
  // The facts follow the terms, not what the test wrote behind them.
  const corrected = await administrator.call('PUT', `${path}/lifecycle/correction`, {
    reason: 'Saisie',
    lifecycle: { ...terms, performedAfterEnd: undefined, maxRenewals: 9 },
    signatureDate: terms.effectiveDate,
  })
  must(corrected, 200, 'reading the facts again')
  return contractId
}

test('what comes next is decided before the limit, with its consequences, and stays on record', async ({
  browser,
  company,
}) => {
  const contractId = await nearItsLimit(company, 'Entretien des ascenseurs')
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
  await auditBothWidths(page, '60-decision-to-take')

  await section.getByRole('button', { name: 'Décider' }).click()
  const dialog = page.getByRole('dialog', { name: /^Décider avant le/ })
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(dialog.getByText('Choisissez ce que vous voulez faire.').first()).toBeVisible()
  await expect(dialog.getByText(/Alors le contrat prend fin le/)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Décider plus tard/ }).check()
  await expect(dialog.getByText(/la veille de la limite/)).toBeVisible()
  await auditBothWidths(page, '61-decision-refused')
  await dialog.getByRole('radio', { name: /^Dénoncer/ }).check()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Trop cher')
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByText('Dénoncer', { exact: true })).toBeVisible()
  await expect(section.getByText('Motif : Trop cher')).toBeVisible()

  await section.getByRole('button', { name: 'Décider à nouveau' }).click()
  await dialog.getByRole('radio', { name: /^Laisser reconduire/ }).check()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Prix renégocié')
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await expect(section.getByText('Remplacée par une autre décision.')).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  await auditBothWidths(page, '62-decided')

  await page.goto('/home/contratheque/contractList?decision=eq:renew')
  const row = page.getByRole('row', { name: /Entretien des ascenseurs/ })
  await expect(row.getByText('À renouveler')).toBeVisible()
  await auditBothWidths(page, '63-decided-in-list')
  expectQuiet()
})
