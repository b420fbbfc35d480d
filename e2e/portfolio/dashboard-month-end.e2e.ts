import { expect } from '@playwright/test'
import type { Company } from '../support/company.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

/** As the job of the first of this month would have left it, had the contracts been there last month. */
async function recordLastMonth({ id, query }: Company): Promise<void> {
  await query(
    `select record_month_end($1, (company_month($1) - interval '1 month')::date, array(select contract_id from contract_fact where company_id = $1))`,
    [id],
  )
  await query(
    `insert into month_end_cell select company_id, company_month($1) - interval '1 month', part, key, detail, sum(count), sum(marked),
       sum(with_limit), sum(amount_cents), sum(duration_days), sum(with_duration)
     from dashboard_cell where company_id = $1 group by company_id, part, key, detail`,
    [id],
  )
  await query(
    `update month_end_progress set first_month = company_month($1) - interval '1 month', through = company_month($1) - interval '1 month'
     where company_id = $1`,
    [id],
  )
}

test('a month is chosen: its figures, the dialog and the list are as they were known, and lead back to today', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await writtenContract(administrator, 'Bail de Lyon')
  await writtenContract(administrator, 'Nettoyage')
  const mistaken = await writtenContract(administrator, 'Saisi par erreur')
  const month = page.getByRole('combobox', { name: 'Date des chiffres' })

  await page.goto('/home/dashboard')
  await expect(page.getByText(/^Premier relevé de fin de mois le \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(month).toBeDisabled()

  await recordLastMonth(company)
  must(await administrator.call('DELETE', `/contracts3/${mistaken}`), 200, 'deletion')
  await writtenContract(administrator, 'Entretien des ascenseurs')
  await writtenContract(administrator, 'Assurance')
  await page.reload()
  const tile = page.getByRole('listitem').filter({ hasText: 'Pas encore signés' })
  await expect(tile).toContainText('4+1')
  await expect(page.getByText(/^Écarts depuis fin /)).toBeVisible()

  await month.click()
  await page.getByRole('option', { name: /^Fin / }).click()
  const band = page.getByRole('region', { name: 'Relevé de fin de mois' })
  await expect(band).toContainText('tel qu’on le savait alors')
  await expect(page.getByRole('link', { name: '3 Pas encore signés', exact: true })).toBeVisible()
  await expect(page.getByText('Actions requises', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Premier relevé : aucun écart à montrer')).toBeVisible()
  await auditEveryLook(page, 'dashboard-month-end')

  const asThen = ['Bail de Lyon', 'Contrat supprimé depuis', 'Nettoyage']
  const titles = async (rows: ReturnType<typeof page.getByRole>) =>
    (await rows.allInnerTexts()).map((text) => text.trim()).toSorted()
  await page.getByRole('button', { name: 'Aperçu rapide : Pas encore signés' }).click()
  const quick = page.getByRole('dialog', { name: /^Pas encore signés, fin / })
  await expect(quick.getByRole('rowheader')).toHaveCount(3)
  expect(await titles(quick.getByRole('rowheader'))).toEqual(asThen)
  await quick.getByRole('button', { name: 'Exporter' }).click()
  const exporting = page.waitForRequest(/exports-csv/)
  await page.getByRole('menuitem', { name: 'Texte (csv)' }).click()
  expect((await exporting).url()).toMatch(/[?&]monthEnd=\d{4}-\d\d(&|$)/)

  await quick.getByRole('link', { name: 'Plus de détails' }).click()
  await expect(page).toHaveURL(/contractList\?.*monthEnd=/)
  await expect(quick).toBeHidden()
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  expect(await titles(page.getByRole('rowheader'))).toEqual(asThen)
  // There is nothing to open any more.
  await expect(page.getByRole('link', { name: 'Contrat supprimé depuis' })).toHaveCount(0)
  await auditBothWidths(page, 'contract-list-month-end')
  await band.getByRole('button', { name: 'Revenir à aujourd’hui' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await expect(band).toHaveCount(0)

  await page.goBack()
  await page.goBack()
  await band.getByRole('button', { name: 'Revenir à aujourd’hui' }).click()
  await expect(page.getByRole('link', { name: '4 Pas encore signés', exact: true })).toBeVisible()
  expectQuiet()
})
