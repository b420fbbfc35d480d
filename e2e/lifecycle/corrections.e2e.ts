import { expect } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

/** Signed on paper five years ago, and typed here since: renewed by years. */
async function signedElsewhere(company: Company, title: string): Promise<string> {
  const { administrator, query } = company
  const contractId = await writtenContract(administrator, title)
  const path = `/contracts3/${contractId}`
  await printAddress(company, contractId)
  const year = new Date().getUTCFullYear() - 5
  const terms = { ...YEARLY_TERMS, effectiveDate: `${year}-01-01` }
  must(await administrator.call('PUT', `${path}/lifecycle`, terms), 200, 'stating the terms')
  await query(
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = 'scan' where id = $1`,
    [contractId, `${year - 1}-12-15`],
  )
  return contractId
}

/** Its first section prints where the other party is. */
async function printAddress({ administrator }: Company, contractId: string): Promise<void> {
  const document = await administrator.call('GET', `/contracts3/${contractId}/document`)
  const { textId, blocks } = must(document, 200, 'reading the text')
  const [section] = blocks[0].sections
  const content = [{ type: 'field', attrs: { variable: 'counterparty_address' } }]
  const saved = await administrator.call('PUT', `/texts/${textId}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    version: section.version,
    content: { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'left' }, content }] },
  })
  must(saved, 200, 'printing a field')
}

test('a misread term is corrected with a reason, after a look at what it changes', async ({
  browser,
  company,
}) => {
  const contractId = await signedElsewhere(company, 'Location du copieur')
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await page.getByRole('tab', { name: 'Échéances' }).click()
  await page.getByRole('button', { name: 'Corriger les échéances' }).click()
  const dates = page.getByRole('dialog', { name: 'Corriger les échéances' })
  await expect(dates.getByRole('textbox', { name: 'Date de signature' })).toHaveValue(/15\/12\//)

  // Fewer renewals than were made are refused before and when it is saved.
  await dates.getByRole('radio', { name: 'Limité', exact: true }).check()
  await dates.getByRole('textbox', { name: 'Renouvellements au plus' }).fill('2')
  await expect(dates.getByText(/ne peut pas être inférieur à ceux déjà faits/)).toBeVisible()
  await dates.getByRole('radio', { name: 'Illimité' }).check()

  await dates.getByRole('textbox', { name: 'Nombre', exact: true }).last().fill('2')
  const changes = dates.getByRole('region', { name: 'Ce qui change' })
  await expect(changes.getByText(/30\/09/).first()).toBeVisible()
  await dates.getByRole('button', { name: 'Enregistrer la correction' }).click()
  await expect(dates.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await auditBothWidths(page, '50-correction-refused')
  await dates.getByRole('textbox', { name: 'Motif de la correction' }).fill('Page 4 : deux mois')
  await dates.getByRole('button', { name: 'Enregistrer la correction' }).click()
  await expect(dates).toBeHidden()
  const history = page.getByRole('region', { name: 'Corrections' })
  await expect(history.getByText('3 mois')).toBeVisible()
  await expect(history.getByText(/Page 4 : deux mois/)).toBeVisible()
  await expect(history.getByText(/Anne Martin/)).toBeVisible()
  await auditEveryLook(page, '51-corrections')

  await page.getByRole('tab', { name: 'Synthèse' }).click()
  await page.getByRole('button', { name: 'Corriger la transcription' }).click()
  const details = page.getByRole('dialog', { name: 'Corriger la transcription' })
  await details.getByRole('textbox', { name: 'Montant TTC' }).fill('1 200')
  const particulars = details.getByRole('group', { name: /Mentions des parties/ })
  await particulars
    .getByRole('textbox', { name: 'Adresse du cocontractant' })
    .fill('3 rue des Lilas, 38000 Grenoble')
  await details.getByRole('textbox', { name: 'Motif de la correction' }).fill('Facture jointe')
  await auditEveryLook(page, '52-correction-details')
  await details.getByRole('button', { name: 'Enregistrer la correction' }).click()
  await expect(details).toBeHidden()
  await expect(page.getByText('3 rue des Lilas, 38000 Grenoble').first()).toBeVisible()

  // Another type shows what it moves, and is confirmed.
  await page.getByRole('button', { name: /Type/ }).first().click()
  await page.getByRole('combobox').first().fill('Bail')
  await page.getByRole('option', { name: 'Bail' }).first().click()
  const type = page.getByRole('alertdialog')
  await expect(type.getByText('Ce qui change')).toBeVisible()
  await auditEveryLook(page, '53-type-preview')
  await type.getByRole('textbox', { name: /^Motif/ }).fill('Requalifié à la relecture')
  await type.getByRole('button', { name: 'Changer le type' }).click()
  await expect(type).toBeHidden()
  await expect(page.getByRole('button', { name: /Type.*Bail/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Activité' }).click()
  await expect(page.getByText(/→ Bail \(motif\s: Requalifié à la relecture\)/u)).toBeVisible()
  expectQuiet()
  await context.close()
})
