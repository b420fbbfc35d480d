import { devices, expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from '../support/axe.ts'
import { createCompany, test as base } from '../support/company.ts'
import { find } from '../support/keyboard-forms.ts'
import { tabTo } from '../support/keys.ts'
import { listen } from '../support/screens.ts'

const FORM = '/home/contratheque/contractList/new'
const LAST = 'Zygène écarlate'

/** A separate company, with five hundred and one counterparties. */
const test = base.extend({
  company: async ({ product, database }, use) => {
    const company = await createCompany(product, database, 'Halles et marchés')
    await company.query(
      `insert into counterparty (company_id, id, name, created_at)
       select $1::uuid, gen_random_uuid(), 'Fournisseur ' || lpad(n::text, 3, '0'), now() from generate_series(1, 500) as n
       union all select $1::uuid, gen_random_uuid(), $2, now()`,
      [company.id, LAST],
    )
    await use(company)
  },
})

const counterparty = (page: Page) => page.getByRole('combobox', { name: /Cocontractant/ })
const highlighted = (page: Page) => page.getByRole('option').and(page.locator('[data-highlighted]'))

async function scrollToEnd(page: Page, last: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('option').last().scrollIntoViewIfNeeded()
    await expect(last).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
}

test('the 501st counterparty is chosen by keyboard', async ({ browser, company }) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(FORM)
  const field = counterparty(page)

  // A partial list says so, and continues under the arrow key.
  await tabTo(page, field)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Les 50 premiers sur 501 : tapez pour préciser')).toBeVisible()
  for (let row = 0; row < 60; row += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(highlighted(page)).toHaveCount(1)
  }
  await expect(highlighted(page)).toContainText(/^Fournisseur 06/)
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await expect(page.getByText('Les 100 premiers sur 501 : tapez pour préciser')).toBeVisible()
  await expectNoViolation(page)

  // The results replace the pages; their number is announced.
  await page.keyboard.insertText('zygene ECAR')
  await expect(page.getByRole('option')).toHaveText([LAST, /Créer/])
  await expect(page.getByText('1 choix', { exact: true })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(LAST)
  await expect(page.getByRole('listbox')).toHaveCount(0)

  // Only an option that matches what was typed is chosen, however fast Enter follows.
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('Nulle part')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(LAST)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expectQuiet()
  await context.close()
})

test('the 501st counterparty is chosen by touch on a phone, in a form and in a filter', async ({
  browser,
  company,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await company.administrator.open(browser, phone)
  const page = await context.newPage()
  await page.goto(FORM)
  await counterparty(page).tap()
  const last = page.getByRole('option', { name: LAST })
  await scrollToEnd(page, last)
  await expect(page.getByRole('option')).toHaveCount(501)
  await last.tap()
  await expect(counterparty(page)).toHaveValue(LAST)

  await page.goto('/home/contratheque/contractList')
  await page.getByRole('combobox', { name: 'Cocontractant' }).tap()
  await page.keyboard.insertText('zygene')
  await page.getByRole('option', { name: LAST }).tap()
  await expect(page).toHaveURL(/supplier=/)
  await expect(page.getByText(`Cocontractant : ${LAST}`)).toBeVisible()
  await context.close()
})

test('a loading list, and one without a match, say so in the reader’s language', async ({
  browser,
  company,
}) => {
  const reader = await company.join('contributor', 'Emma Stone', 'en')
  const context = await reader.open(browser)
  const page = await context.newPage()
  const answer = Promise.withResolvers<void>()
  await page.route('**/choices/contract-types?**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto(FORM)
  await page.getByRole('combobox', { name: 'Contract type' }).click()
  await expect(page.getByText('Loading').first()).toBeAttached()
  await expect(page.getByRole('option')).toHaveCount(0)
  answer.resolve()
  await expect(page.getByRole('option').first()).toBeVisible()
  await find(page, page.getByRole('combobox', { name: 'Counterparty' }), LAST)
  await page.getByRole('combobox', { name: 'Contract type' }).fill('zzz')
  await expect(page.getByText('No match')).toBeVisible()
  await context.close()
})
