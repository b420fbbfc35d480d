import { expect } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { test, type Company } from '../support/company.ts'
import { firstChoice, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { audit, auditBothWidths, listen } from '../support/screens.ts'

const LIST = '/home/contratheque/contractList'

async function abandoned({ administrator }: Company, title: string): Promise<string> {
  const id = await writtenContract(administrator, title)
  must(await administrator.call('POST', `/contracts3/${id}/cancelled`), 200, 'abandoning')
  return id
}

async function endedIn2023({ administrator, query }: Company, title: string): Promise<string> {
  const id = await writtenContract(administrator, title)
  const terms = {
    ...YEARLY_TERMS,
    effectiveDate: '2021-07-01',
    duration: { kind: 'until', day: '2023-06-30', meaning: 'lastDayInForce' },
    renewalType: 'none',
    renewalDuration: null,
  }
  must(await administrator.call('PUT', `/contracts3/${id}/lifecycle`, terms), 200, 'its terms')
  await query(
    `update contract set status = 'SIGNED', signature_date = '2021-06-01', locked_at = now(), lock_kind = 'scan' where id = $1`,
    [id],
  )
  must(await administrator.call('PUT', `/contracts3/${id}`, { scope: 'group' }), 200, 'filing it')
  return id
}

test('several contracts are archived at once, taken back, and found again with the archives', async ({
  browser,
  company,
}) => {
  await abandoned(company, 'Bail abandonné')
  await abandoned(company, 'Licence abandonnée')
  await writtenContract(company.administrator, 'Prestation en cours')
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(LIST)
  const titles = page.getByRole('rowheader')
  await expect(titles).toHaveCount(3)

  // From the keyboard: a row, then every row up to another one.
  await page.getByRole('row', { name: /Prestation en cours/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('row', { name: /Bail abandonné/ }).focus()
  await page.keyboard.press('Shift+Space')
  await expect(
    page.getByRole('checkbox', { name: /^Sélectionner la ligne/, checked: true }),
  ).toHaveCount(3)
  await auditBothWidths(page, 'archiving-selected')

  await page.getByRole('button', { name: 'Archiver (3)' }).click()
  const asked = page.getByRole('dialog', { name: 'Archiver 2 contrats' })
  await expect(asked.getByRole('listitem')).toHaveText([/Prestation en cours.*pas signé/])
  await audit(page, 'archiving-asked')
  await asked.getByRole('button', { name: 'Archiver (2)' }).click()
  await expect(titles).toHaveText([/Prestation en cours/])

  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(titles).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Sélectionner la ligne Bail abandonné' }).check()
  await page.getByRole('button', { name: 'Archiver (1)' }).click()
  await page.getByRole('button', { name: 'Archiver (1)' }).last().click()
  await expect(titles).toHaveCount(2)
  await page.getByRole('button', { name: 'Autres', exact: true }).click()
  const included = page.getByRole('switch', { name: 'Archives incluses' })
  // It follows the address, a moment after the press.
  await included.click()
  await expect(included).toBeChecked()
  await page.keyboard.press('Escape')
  // Folded away, it is counted and named.
  await expect(page.getByRole('button', { name: 'Autres (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Archives incluses/ })).toBeVisible()
  await expect(page).toHaveURL(/archived=true/)
  await expect(titles).toHaveCount(3)
  const row = page.getByRole('row', { name: /Bail abandonné/ })
  await expect(row).toContainText('Archivé')
  await auditBothWidths(page, 'archiving-with-archives')

  // The board of the same contracts, and Ctrl K, include them alike.
  await page.getByRole('link', { name: 'Tableau' }).click()
  await expect(page).toHaveURL(/board\?.*archived=true/)
  const card = page.getByRole('listitem').filter({ hasText: 'Bail abandonné' })
  await expect(card).toContainText('Archivé')
  await auditBothWidths(page, 'archiving-board')
  await included.click()
  await expect(included).not.toBeChecked()
  await expect(card).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Aller à…' }).fill('bail aband')
  const found = page.getByRole('option', { name: /^Bail abandonné/ })
  await expect(page.getByRole('option', { name: /dans les documents signés/ })).toBeVisible()
  await expect(found).toHaveCount(0)
  await page.getByRole('switch', { name: 'Contrats archivés compris' }).check()
  await expect(found).toContainText('Archivé')
  await auditBothWidths(page, 'archiving-palette')
  await found.click()
  await expect(page.getByText(/^Archivé le .* par Anne Martin\.$/)).toBeVisible()
  await auditBothWidths(page, 'archiving-band')
  await page.getByRole('button', { name: 'Restaurer', exact: true }).click()
  await expect(page.getByText(/^Archivé le/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Autres actions sur le contrat' }).click()
  await expect(page.getByRole('menuitem', { name: 'Archiver le contrat' })).toBeVisible()

  // A type says how long its contracts are kept: what ended longer ago is proposed, and archived by a person.
  const ended = await endedIn2023(company, 'Bail échu')
  const typeId = await firstChoice(company.administrator, 'contract-types')
  await page.goto(`/home/administration/typeContract?open=${typeId}`)
  await page.getByRole('combobox', { name: 'Raison légale' }).click()
  await page.getByRole('option', { name: 'Autre raison' }).click()
  await page.getByLabel('Laquelle').fill('Politique de la maison')
  await page.getByRole('textbox', { name: /^Durée/ }).fill('2')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText(/est enregistré/)).toBeVisible()
  // Its line is there when the list is: later it would move what one reaches for.
  await page.goto(LIST)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(/1 contrat proposé à l’archivage/).isVisible()).toBe(true)
  await page.goto(contractPath(ended))
  const band = page.getByRole('status').filter({ hasText: /^Conservé jusqu’au 30\/06\/2025/ })
  await audit(page, 'archiving-proposed')
  await band.getByRole('button', { name: /^Archiver/ }).click()
  await expect(page.getByText(/^Archivé le .* par Anne Martin\.$/)).toBeVisible()
  expectQuiet()
  await context.close()
})

test('on a phone, contracts are selected by a button or a long press', async ({
  browser,
  company,
}) => {
  await abandoned(company, 'Bail abandonné')
  await abandoned(company, 'Licence abandonnée')
  const context = await company.administrator.open(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(LIST)
  const cards = page.getByRole('list', { name: 'Contrats' }).getByRole('listitem')
  const status = page.getByRole('status').filter({ hasText: /sélectionné/ })

  // In the mode a tap selects; outside it, it opens the contract. The last one taken back ends it.
  await page.getByRole('button', { name: 'Sélectionner', exact: true }).click()
  await cards.nth(0).getByRole('link').tap()
  await expect(status).toHaveText('1 contrat sélectionné')
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  await expect(status).toHaveText('2 contrats sélectionnés')
  await audit(page, 'archiving-phone-selected')
  await page.keyboard.press('Escape')
  await expect(status).toBeHidden()

  const bail = cards.filter({ hasText: 'Bail abandonné' })
  await bail.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true })
  await expect(page.getByRole('checkbox', { name: /Bail abandonné/, checked: true })).toBeVisible()
  await bail.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true })
  await page.getByRole('button', { name: 'Archiver (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archiver (1)' }).click()
  await expect(cards).toHaveText([/Licence abandonnée/])
  await page.getByRole('button', { name: 'Terminer' }).click()
  await cards.getByRole('link').tap()
  await expect(page).toHaveURL(/\/edit/)
  expectQuiet()
  await context.close()
})
