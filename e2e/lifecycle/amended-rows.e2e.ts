import { expect, type Locator, type Page } from '@playwright/test'
import { YEARLY_TERMS } from '../../apps/server/src/testing/standing-terms.ts'
import { contractPath } from '../journey/setup.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { audit, listen, PHONE } from '../support/screens.ts'
import { writeFirst } from '../support/templates.ts'

const field = (variable: string) => ({ type: 'field', attrs: { variable } })
const cell = (variable: string) => ({
  type: 'table_cell',
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [field(variable)] }],
})
const TABLE = {
  type: 'table',
  content: [
    {
      type: 'repeated_row',
      attrs: { key: 'locaux', name: 'Locaux', min: 1, max: 20 },
      content: [cell('local_loue'), cell('loyer_du_local')],
    },
  ],
}
const TOTAL = {
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [{ type: 'text', text: 'Total : ' }, field('loyer_total')],
}

/** A signed lease of an office and a parking, whose text adds their rents up. */
async function signedLease({ administrator, query }: Company): Promise<string> {
  for (const each of [
    { label: 'Local loué', type: 'text' },
    { label: 'Loyer du local', type: 'amount', required: true },
    { label: 'Loyer total', type: 'amount', formula: 'somme(loyer_du_local)' },
  ])
    must(await administrator.call('POST', '/administration/tagged-fields', each), 201, 'a field')
  const contractId = await writtenContract(administrator, 'Bail du siège')
  const put = async (path: string, body: object) =>
    must(await administrator.call('PUT', `/contracts3/${contractId}/${path}`, body), 200, path)
  const page = must(await administrator.call('GET', `/contracts3/${contractId}`), 200, 'its text')
  await writeFirst(administrator, page.textId, 'Les locaux loués.', [TABLE, TOTAL])
  await put('lifecycle', YEARLY_TERMS)
  const rows = [
    { local_loue: 'Bureau', loyer_du_local: 120_000 },
    { local_loue: 'Parking', loyer_du_local: 9_050 },
  ]
  await put('fields', { values: { 'rows:locaux': rows } })
  await sign(query, contractId, '2025-12-15')
  return contractId
}

function sign(query: Company['query'], contractId: string, day: string): Promise<unknown> {
  return query(
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = 'signature' where id = $1`,
    [contractId, day],
  )
}

test('an amendment replaces the rows of its contract, whose page shows them and what became of each', async ({
  browser,
  company,
}) => {
  const { administrator, query } = company
  const contractId = await signedLease(company)
  const { _id: amendmentId } = must(
    await administrator.call('POST', `/contracts3/${contractId}/amendments`, { title: 'Avenant' }),
    201,
    'an amendment',
  )
  const context = await administrator.open(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const expectQuiet = listen(page)

  await test.step('its form has the rows in force, to be changed, added and taken away', async () => {
    await page.goto(contractPath(amendmentId))
    await page.getByRole('button', { name: 'Indiquer ce qu’il change' }).click()
    const form = page.getByRole('dialog', { name: 'Ce que change l’avenant' })
    const rows = form.getByRole('region', { name: 'Locaux' })
    const places = rows.getByRole('textbox', { name: 'Local loué' })
    const rents = rows.getByRole('textbox', { name: 'Loyer du local' })
    await expect(places).toHaveCount(2)
    await rents.first().fill('1 300')
    await rows.getByRole('button', { name: 'Retirer la ligne 2 de « Locaux »' }).click()
    await rows.getByRole('button', { name: 'Ajouter une ligne' }).click()
    await places.nth(1).fill('Cave')
    await expect(form.getByText('Ligne 2 retirée :')).toBeVisible()
    await expect(form.getByRole('listitem').filter({ hasText: 'Ligne 1 modifiée' })).toContainText(
      /Bureau · .*1.200,00.€.*1.300,00.€/,
    )
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(rents.nth(1)).toHaveAccessibleDescription(/Ce champ est obligatoire/)
    await rents.nth(1).fill('30')
    await audit(page, 'amended-rows-form')
    await auditOnPhone(page, 'amended-rows-form', rows)
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form).toBeHidden()
    const changes = page.getByRole('region', { name: 'Ce que cet avenant change' })
    await expect(changes).toContainText('Ligne 2 ajoutée : Cave')
    await changes.scrollIntoViewIfNeeded()
    await audit(page, 'amended-rows-sheet')
    await auditOnPhone(page, 'amended-rows-sheet', changes)
  })

  await sign(query, amendmentId, '2026-02-02')

  await test.step('the page of the contract shows those in force, and the sum of them', async () => {
    await page.goto(contractPath(contractId))
    const rows = page.getByRole('region', { name: 'Locaux', exact: true })
    await expect(rows.getByRole('link', { name: /^avenant 2026/ })).toBeVisible()
    await expect(rows.getByRole('list').first().getByRole('listitem')).toContainText([
      /Bureau · 1.300,00.€/,
      /Cave · 30,00.€/,
    ])
    await expect(rows).toContainText('Ligne 2 retirée : Parking')
    await expect(page.getByRole('region', { name: 'Champs du contrat' })).toContainText(
      /1.330,00.€.*1.290,50.€ jusqu’au/,
    )
    await rows.scrollIntoViewIfNeeded()
    await audit(page, 'amended-rows-contract')
    await auditOnPhone(page, 'amended-rows-contract', rows)
  })

  await test.step('it is said in the reader’s language', async () => {
    const otherTab = await context.newPage()
    await otherTab.goto('/home')
    await chooseLanguage(otherTab, 'es', ['/me/language'])
    await page.goto(contractPath(contractId))
    const rows = page.getByRole('region', { name: 'Locaux', exact: true })
    await expect(rows).toContainText('Fila 2 eliminada: Parking')
    await rows.scrollIntoViewIfNeeded()
    await audit(page, 'amended-rows-contract-es')
    await auditOnPhone(page, 'amended-rows-contract-es', rows)
  })
  expectQuiet()
  await context.close()
})

/** The same on a phone, where the sheet is behind a tab of its own. */
async function auditOnPhone(page: Page, name: string, part: Locator): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize(PHONE)
  const sheet = page.getByRole('button', { name: /^(?:Détails|Detalles)$/ })
  if (!(await part.isVisible())) await sheet.click()
  await part.scrollIntoViewIfNeeded()
  await audit(page, name)
  await page.setViewportSize(before)
}
