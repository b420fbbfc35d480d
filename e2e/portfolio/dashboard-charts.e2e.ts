import { expect, type Locator, type Page } from '@playwright/test'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { auditBothWidths, listen } from '../support/screens.ts'

const TIERS = /^Les montants TTC de 2 contrats signés$/
const TACIT = /^2 contrats courent par tacite reconduction/

test('a band of a chart opens the contracts between its two ends, in the dialog and as a list', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  await tacitlyRenewed(company, 'Bail de 49 999', { cents: 4_999_999, days: 1_094, age: 0 })
  await tacitlyRenewed(company, 'Bail de 50 000', { cents: 5_000_000, days: 1_095, age: 1 })
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/dashboard')

  const tiers = page.getByRole('region', { name: TIERS })
  const tacit = page.getByRole('region', { name: TACIT })
  await expect(tiers.getByRole('listitem')).toHaveText([
    /De 10\s000 à 50\s000.*1$/,
    /De 50\s000 à 100\s000.*1$/,
  ])
  await expect(tacit.getByRole('listitem')).toHaveText([/Moins de 3 ans.*1$/, /De 3 à 5 ans.*1$/])
  const folders = page.getByRole('region', { name: 'Contrats par classeur' })
  await expect(folders.getByRole('listitem')).toHaveText([/^Sans classeur2$/])
  const types = page.getByRole('region', { name: 'Contrats par type', exact: true })
  await expectLevel(folders, types)
  await auditBothWidths(page, 'dashboard-charts')

  for (const chart of [tiers, tacit]) {
    await expectQuick(page, chart)
    await expectTable(chart)
    await chart
      .getByRole('link', { name: /: 1 contrat$/ })
      .first()
      .click()
    await expect(page.getByRole('rowheader')).toHaveText(['Bail de 49 999'])
    await page.goBack()
    await chart.getByRole('link', { name: /De (50\s000|3 à 5)/ }).click()
    await expect(page.getByRole('rowheader')).toHaveText(['Bail de 50 000'])
    await page.goBack()
  }
  expectQuiet()
  await context.close()
})

/** A contract in a state that takes years to reach. */
async function tacitlyRenewed(
  { administrator, query }: Company,
  title: string,
  { cents, days, age }: { cents: number; days: number; age: number },
): Promise<void> {
  const contractId = await writtenContract(administrator, title, {
    values: { amount_incl_tax: cents },
  })
  await query(
    `update contract_fact set status = 'SIGNED', status_detail = 'TACITLY_RENEWED', in_tacit_renewal = true,
       tacit_renewal_duration = $2, renewal_age = $3 where contract_id = $1`,
    [contractId, days, age],
  )
}

/** Both columns of charts end at the same height. */
async function expectLevel(left: Locator, right: Locator): Promise<void> {
  const [one, other] = [await left.boundingBox(), await right.boundingBox()]
  expect(one!.y + one!.height).toBeCloseTo(other!.y + other!.height, 0)
}

/** The dialog of a whole chart contains the contracts of all its bands. */
async function expectQuick(page: Page, chart: Locator): Promise<void> {
  await chart.getByRole('button', { name: /^Aperçu rapide/ }).click()
  const quick = page.getByRole('dialog')
  await expect(quick.getByRole('rowheader')).toHaveText(['Bail de 50 000', 'Bail de 49 999'])
  await page.keyboard.press('Escape')
  await expect(quick).toBeHidden()
}

async function expectTable(chart: Locator): Promise<void> {
  await chart.getByRole('button', { name: 'Voir en tableau' }).click()
  await expect(chart.getByRole('rowheader').first()).toHaveText(/Moins de/)
}
