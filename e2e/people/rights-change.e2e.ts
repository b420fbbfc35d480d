import { expect, type BrowserContext, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { grantLevel, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { audit } from '../support/screens.ts'

/** Opens a contract, and waits until its page listens to notices. */
async function openContract(context: BrowserContext, contractId: string): Promise<Page> {
  const page = await context.newPage()
  const listening = page.waitForResponse('**/api/v1/events?*')
  await page.goto(contractPath(contractId))
  await listening
  return page
}

/** Types into the open text of a contract. */
async function type(page: Page, words: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /^Texte de/ })
    .first()
    .click()
  await expect(page.locator('[contenteditable="true"]').first()).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(words)
}

test('a contract that is no longer shared disappears from the open page, which says so', async ({
  browser,
  company,
}) => {
  const title = 'Location de la grue'
  const contractId = await writtenContract(company.administrator, title)
  const colleague = await company.join('contributor', 'Nadia Roux')
  await grantLevel(company, contractId, colleague, 'editor')
  const context = await colleague.open(browser)
  const page = await openContract(context, contractId)
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()

  const shares = `/contracts3/${contractId}/shares`
  const { value } = must(await company.administrator.call('GET', shares), 200, 'the shares')
  const share = value.find(({ name }: { name: string }) => name === 'Nadia Roux')
  must(await company.administrator.call('DELETE', `${shares}/${share._id}`), 204, 'the end of it')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByText('Vous n’avez plus accès à ce que vous regardiez')).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await audit(page, '60-contract-lost')
  await context.close()
})

test('another role changes the menu and the editable parts, without a reload', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Achat de la presse')
  const colleague = await company.join('administrator', 'Hugo Blanc')
  await grantLevel(company, contractId, colleague, 'owner')
  const context = await colleague.open(browser)
  const page = await openContract(context, contractId)
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Types de contrat' })
  await expect(entry).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Texte de/ }).first()).toBeVisible()

  const { value } = must(
    await company.administrator.call('GET', '/users/choices/roles?q=Lecteur'),
    200,
    'the roles',
  )
  const demoted = await company.administrator.call('PUT', `/users/${colleague.id}`, {
    firstName: 'Hugo',
    lastName: 'Blanc',
    phone: '',
    roleId: value[0]._id,
    groupIds: [],
    mainGroupId: null,
  })
  must(demoted, 200, 'another role')
  await expect(entry).toHaveCount(0)
  await expect(
    page.getByText('Vous n’êtes pas autorisé à modifier le contrat').first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Texte de/ })).toHaveCount(0)
  await audit(page, '61-role-changed')
  await context.close()
})

test('a blocked person is sent to the sign-in page immediately, and their text is kept', async ({
  browser,
  company,
}) => {
  const contractId = await writtenContract(company.administrator, 'Entretien du four')
  const colleague = await company.join('contributor', 'Inès Faure')
  await grantLevel(company, contractId, colleague, 'editor')
  const context = await colleague.open(browser)
  const page = await openContract(context, contractId)
  // The text no longer reaches the server: it is only on the device when the block comes.
  await page.route('**/sections/**', (route) => route.abort())
  await type(page, ' Le four est éteint en août.')

  const blocked = await company.administrator.call('POST', `/users/${colleague.id}/blocked`)
  must(blocked, 200, 'the block')
  await page.waitForURL('**/auth/signin**')
  await expect(page.getByText('a été conservé sur cet appareil')).toBeVisible()
  await context.close()
})

test('a change of rights while a contract is loading does not keep it from showing', async ({
  browser,
  company,
}) => {
  const title = 'Achat du four'
  await writtenContract(company.administrator, title)
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  const isLoading = Promise.withResolvers<void>()
  const askedAgain = Promise.withResolvers<void>()
  await page.route('**/document', async (route) => {
    isLoading.resolve()
    await askedAgain.promise
    await route.continue()
  })
  await page.route('**/api/v1/events?*', async (route) => {
    await isLoading.promise
    const body = `data: ${JSON.stringify({ topic: 'access' })}\n\n`
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.goto('/home/contratheque/contractList')
  const isAsked = page.waitForResponse((response) => response.url().includes('/api/v1/me?'))
  await page.getByRole('link', { name: title }).first().click()
  await isAsked
  askedAgain.resolve()
  await expect(page.getByRole('textbox', { name: /^Texte de/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  await context.close()
})
