import { expect, type BrowserContext, type Page } from '@playwright/test'
import { contractPath } from './journey/stage.ts'
import { test, type Company } from './support/company.ts'
import { giveLevel, writtenContract } from './support/contracts.ts'
import { judge } from './support/screens.ts'

/** What an administrator changes, and the news that goes with it to the open screens of that person. */
async function changeRights(
  { query, id }: Company,
  personId: string,
  change: string,
  values: unknown[] = [],
): Promise<void> {
  await query(change, values)
  const news = { companyId: id, personIds: [personId], news: { topic: 'access' } }
  await query(`select pg_notify('tacite_live', $1)`, [JSON.stringify(news)])
}

/** Opens a contract, and waits until its screen listens to news. */
async function openContract(context: BrowserContext, contractId: string): Promise<Page> {
  const page = await context.newPage()
  const listening = page.waitForResponse('**/api/v1/events')
  await page.goto(contractPath(contractId))
  await listening
  return page
}

/** Writes into the open text of a contract. */
async function type(page: Page, words: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /^Texte de/ })
    .first()
    .click()
  await expect(page.locator('[contenteditable="true"]').first()).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(words)
}

test('a contract that is no longer shared leaves the open screen, which says so', async ({
  browser,
  company,
}) => {
  const title = 'Location de la grue'
  const contractId = await writtenContract(company.administrator, title)
  const colleague = await company.join('contributor', 'Nadia Roux')
  await giveLevel(company, contractId, colleague, 'editor')
  const context = await colleague.open(browser)
  const page = await openContract(context, contractId)
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()

  await changeRights(
    company,
    colleague.id,
    'delete from contract_access where contract_id = $1 and person_id = $2',
    [contractId, colleague.id],
  )
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByText('Vous n’avez plus accès à ce que vous regardiez')).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await judge(page, '60-contract-lost')
  await context.close()
})

test('another role changes the menu and what may be written, without a reload', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Achat de la presse')
  const colleague = await company.join('administrator', 'Hugo Blanc')
  await giveLevel(company, contractId, colleague, 'owner')
  const context = await colleague.open(browser)
  const page = await openContract(context, contractId)
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Types de contrat' })
  await expect(entry).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Texte de/ }).first()).toBeVisible()

  await changeRights(
    company,
    colleague.id,
    `update person set role_id = role.id from role
      where role.company_id = person.company_id and role.key = 'reader' and person.id = $1`,
    [colleague.id],
  )
  await expect(entry).toHaveCount(0)
  await expect(
    page.getByText('Vous n’êtes pas autorisé à modifier le contrat').first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Texte de/ })).toHaveCount(0)
  await judge(page, '61-role-changed')
  await context.close()
})

test('who is blocked comes to the sign-in page at once, and what they typed is kept', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Entretien du four')
  const colleague = await company.join('contributor', 'Inès Faure')
  await giveLevel(company, contractId, colleague, 'editor')
  const context = await colleague.open(browser)
  const page = await openContract(context, contractId)
  // The text does not arrive any more: it is on the device alone when the block comes.
  await page.route('**/sections/**', (route) => route.abort())
  await type(page, ' Le four est éteint en août.')

  await changeRights(company, colleague.id, `update person set status = 'blocked' where id = $1`, [
    colleague.id,
  ])
  await page.waitForURL('**/auth/signin**')
  await expect(page.getByText('a été conservé sur cet appareil')).toBeVisible()
  await context.close()
})
