import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { audit, auditBothWidths, listen, PHONE } from '../support/screens.ts'

/** The dialog of the figure « Pas encore signés ». */
async function openQuick(page: Page): Promise<Locator> {
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Aperçu rapide : Pas encore signés' }).click()
  const quick = page.getByRole('dialog', { name: 'Pas encore signés' })
  await expect(quick.getByRole('link', { name: 'Plus de détails' })).toBeVisible()
  return quick
}

/** Filters the dialog by the words of a column. */
async function searchTitles(page: Page, quick: Locator, words: string): Promise<void> {
  await quick.getByRole('button', { name: 'Chercher dans la colonne Contrat' }).click()
  await page.getByRole('textbox', { name: 'Chercher dans la colonne Contrat' }).fill(words)
  await page.keyboard.press('Enter')
}

test('the filters of a figure’s dialog apply to its export and to the list it opens', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  await writtenContract(administrator, 'Zénith, bail des bureaux', {
    values: { amount_incl_tax: 250_000 },
  })
  await writtenContract(administrator, 'Zénith, nettoyage')
  await writtenContract(administrator, 'Autre chose')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const quick = await openQuick(page)
  const titles = quick.getByRole('rowheader')

  await searchTitles(page, quick, 'zenith')
  await expect(titles).toHaveText([/nettoyage/, /bail/])
  await quick.getByRole('button', { name: 'Filtrer', exact: true }).click()
  // The figure counts unsigned contracts: nothing else is offered.
  await quick.getByRole('combobox', { name: 'Statut' }).click()
  await expect(page.getByRole('option', { name: 'Brouillon' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Signé', exact: true })).toHaveCount(0)
  await page.getByRole('option', { name: 'Brouillon' }).click()
  await page.keyboard.press('Escape')
  await quick.getByRole('button', { name: 'Champs balisés' }).click()
  await page.getByRole('combobox', { name: 'Quel champ' }).fill('Montant')
  await page
    .getByRole('option', { name: /Montant/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'À partir de' }).fill('2000')
  await page.getByRole('button', { name: 'Filtrer par champ' }).click()
  await expect(titles).toHaveText([/bail/])
  await auditBothWidths(page, 'dashboard-window-filters')

  const exporting = page.waitForRequest(/exports-csv/)
  await quick.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Tableur (xlsx)' }).click()
  const exported = new URL((await exporting).url()).searchParams
  await quick.getByRole('link', { name: 'Plus de détails' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/bail/])
  await expect(page.getByText('Statut : Brouillon')).toBeVisible()
  await expect(page.getByText(/zenith$/)).toBeVisible()
  const opened = new URL(page.url()).searchParams
  for (const name of ['payloadType', '$skip', '$top', 'typeFile']) exported.delete(name)
  expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(opened))
  expectQuiet()
  await context.close()
})

test('the rows of a figure’s dialog are searched by end date and by amount', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const dated = { duration: { kind: 'span', count: 1, unit: 'years' } }
  for (const [title, effectiveDate, amount] of [
    ['Mistral, bail', '2026-01-01', 250_000],
    ['Mistral, conseil', '2027-01-01', 250_000],
    ['Mistral, entretien', '2027-01-01', 90_000],
  ] as const) {
    const id = await writtenContract(administrator, title, {
      values: { amount_incl_tax: amount },
    })
    const path = `/contracts3/${id}`
    const { lifecycle } = must(await administrator.call('GET', `${path}/deadlines`), 200, 'dates')
    const terms = { ...lifecycle, ...dated, effectiveDate }
    must(await administrator.call('PUT', `${path}/lifecycle`, terms), 200, 'stating dates')
  }
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const quick = await openQuick(page)
  await searchTitles(page, quick, 'Mistral')
  const titles = quick.getByRole('rowheader')
  await expect(titles).toHaveCount(3)
  const search = async (column: string, label: string, value: string) => {
    await quick.getByRole('button', { name: `Chercher dans la colonne ${column}` }).click()
    await page.getByRole('textbox', { name: label }).fill(value)
    await audit(page, 'dashboard-window-range')
    await page.getByRole('dialog').last().getByRole('button', { name: 'Filtrer' }).click()
  }
  await search('Échéance', 'Du', '01/06/2027')
  await expect(titles).toHaveText([/entretien/, /conseil/])
  await search('Montant TTC', 'À partir de', '1000')
  await expect(titles).toHaveText([/conseil/])
  await expect(quick.getByText(/Échéance.*01\/06\/2027/)).toBeVisible()
  await auditBothWidths(page, 'dashboard-window-ranges')
  // Opened again, the form has its bound; without one, the whole column is shown.
  await search('Montant TTC', 'À partir de', '')
  await expect(titles).toHaveText([/entretien/, /conseil/])
  expectQuiet()
  await context.close()
})

test('a master agreement expands to its amendments in a figure’s dialog', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const parentId = await writtenContract(administrator, 'Ouragan, contrat-cadre')
  await writtenContract(administrator, 'Avenant de prix', { parentId })
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const quick = await openQuick(page)
  await searchTitles(page, quick, 'Ouragan')
  const titles = quick.getByRole('rowheader')
  await expect(titles).toHaveText([/Ouragan, contrat-cadre$/])
  await quick.getByRole('button', { name: 'Déplier la ligne Ouragan, contrat-cadre' }).click()
  await expect(titles).toHaveText([/Ouragan, contrat-cadre$/, 'Avenant de prix'])
  await audit(page, 'dashboard-window-amendments')
  await page.setViewportSize(PHONE)
  await quick.getByRole('button', { name: 'Replier la ligne Ouragan, contrat-cadre' }).click()
  await expect(quick.getByRole('listitem')).toHaveCount(1)
  await quick.getByRole('button', { name: 'Déplier la ligne Ouragan, contrat-cadre' }).click()
  await expect(quick.getByRole('link', { name: 'Avenant de prix' })).toBeVisible()
  await audit(page, 'dashboard-window-amendments')
  expectQuiet()
  await context.close()
})

test('what has waited for more than 48 hours is counted with two digits, and opens its list', async ({
  browser,
  company,
}) => {
  const { administrator, query } = company
  const contractId = await writtenContract(administrator, 'Bail qui attend')
  await query(
    `insert into task (company_id, id, person_id, kind, contract_id, subject_id, status, created_at)
     values ($1, gen_random_uuid(), $2, 'sign', $3, gen_random_uuid(), 'TODO', now() - interval '3 days')`,
    [company.id, administrator.id, contractId],
  )
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/dashboard')
  await page.getByRole('link', { name: 'dont 01 depuis plus de 48 h' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Bail qui attend'])
  await expect(page.getByText('Page 1 sur 1')).toBeVisible()
  await context.close()
})
