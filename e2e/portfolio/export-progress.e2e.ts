import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { auditBothWidths, listen, PHONE } from '../support/screens.ts'

const LIST = '/home/contratheque/contractList'
const QUERY = {
  payloadType: 'exports',
  typeFile: 'csv',
  $orderby: 'createdAt desc',
  $top: 0,
  $skip: 0,
}

/** An export that a job would be making: the twenty thousand contracts that it takes have a test of their own. */
async function exportOf({ query, id, administrator }: Company): Promise<string> {
  const exportId = randomUUID()
  await query(
    `insert into contract_export (company_id, id, person_id, file_type, query, state, requested_at, expires_at)
     values ($1, $2, $3, 'csv', $4, 'waiting', now(), now() + interval '7 days')`,
    [id, exportId, administrator.id, JSON.stringify(QUERY)],
  )
  return exportId
}

/** A step of the job, and what it announces. */
async function step({ query, id, administrator }: Company, exportId: string, set: string) {
  await query(`update contract_export set ${set} where id = $1`, [exportId])
  const news = { companyId: id, personIds: [administrator.id], news: { topic: 'exports' } }
  await query(`select pg_notify('tacite_live', $1)`, [JSON.stringify(news)])
}

const own = (page: Page) => page.getByRole('list', { name: 'Vos exports' })

test('a long export shows how far it is, is found again, is started again after a failure, and is downloaded', async ({
  browser,
  company,
}) => {
  await writtenContract(company.administrator, 'Seul contrat')
  const exportId = await exportOf(company)
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(LIST)
  const bar = own(page).getByRole('progressbar', { name: 'Export en préparation (csv)' })
  await expect(bar).not.toHaveAttribute('aria-valuenow')
  await expect(own(page)).toContainText('décompte des contrats en cours')

  // Without a reload; and again after one.
  await step(company, exportId, 'rows_total = 40000, rows_done = 12000')
  await expect(own(page)).toContainText(/12\s000 contrats sur 40\s000/)
  await expect(bar).toHaveAttribute('aria-valuenow', '12000')
  await auditBothWidths(page, 'export-progress')
  await page.goto('/home/dashboard')
  await page.goto(LIST)
  await expect(bar).toHaveAttribute('aria-valuenow', '12000')

  await step(company, exportId, `state = 'failed', failure = '{"code": "EXPORT_FAILED"}'`)
  await expect(own(page)).toContainText('Export interrompu (csv)')
  await expect(own(page)).toContainText(/n’a pas pu être préparé. Rien n’est perdu/)
  await auditBothWidths(page, 'export-failed')
  await own(page).getByRole('button', { name: 'Relancer' }).click()
  await expect(own(page)).toContainText('Export prêt (csv)')
  await expect(own(page)).toContainText('1 contrat, demandé le')
  await auditBothWidths(page, 'export-ready')
  const downloading = page.waitForEvent('download')
  await own(page).getByRole('button', { name: 'Télécharger' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^\d{8}-\d{6}\.csv$/)
  await own(page).getByRole('button', { name: 'Retirer' }).click()
  await expect(own(page)).toHaveCount(0)
  expectQuiet()
  await context.close()
})

test('an export that is being prepared can be stopped', async ({ browser, company }) => {
  await exportOf(company)
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(LIST)
  await own(page).getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByText('L’export est arrêté.')).toBeVisible()
  await expect(own(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Exporter' })).toBeVisible()
  // On a phone it is as wide as its neighbours.
  await page.setViewportSize(PHONE)
  const widthOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())!.width
  expect(await widthOf('Exporter')).toBe(await widthOf('Dates'))
  await expect(own(page)).toHaveCount(0)
  await context.close()
})
