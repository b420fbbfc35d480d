import { expect } from '@playwright/test'
import { insertClause, usedClause } from '../support/clauses.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

test('the uses of a clause are told apart by version', async ({ browser, company }) => {
  const author = company.administrator
  const { clauseId } = await usedClause(author)
  const contractId = await writtenContract(author, 'Entretien des toitures')
  const { textId } = must(await author.call('GET', `/contracts3/${contractId}`), 200, 'reading')
  await insertClause(author, textId, { _id: clauseId }, 2)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`/home/contratheque/gestionClausier/${clauseId}`)
  await page.getByRole('tab', { name: 'Utilisations' }).click()
  const uses = page.getByRole('region', { name: 'Utilisations' })
  const titles = uses.getByRole('listitem').getByRole('link')
  await expect(titles).toHaveCount(3)
  const filter = uses.getByRole('combobox', { name: 'Version de la clause' })
  const choose = async (version: string) => {
    await filter.click()
    await page.getByRole('option', { name: version }).click()
  }
  await choose('Version 2 (1 texte)')
  await expect(titles).toHaveText(['Entretien des toitures'])
  await auditBothWidths(page, 'uses-of-a-version')
  await choose('Version 1 (2 textes)')
  await expect(titles).toHaveText(['Entretien annuel', 'Entretien des espaces verts'])
  await choose('Toutes les versions')
  await expect(titles).toHaveCount(3)
  expectQuiet()
  await context.close()
})
