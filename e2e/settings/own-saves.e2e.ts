import { expect, type Page } from '@playwright/test'
import { test } from '../support/company.ts'
import { grantLevel, writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'

/** A slow line: no save arrives before `release`. Change notices are cut, so that only answers teach the page. */
async function slowLine(page: Page) {
  const statuses: number[] = []
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/events*', (route) => route.abort())
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'PUT') await promise
    await route.continue()
  })
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') statuses.push(response.status())
  })
  return { release, statuses }
}

test('two details saved quickly are no conflict with oneself', async ({ browser, company }) => {
  const contractId = await writtenContract(company.administrator, 'Bail du quai')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Modifier : Titre' }).click()
  const { release, statuses } = await slowLine(page)
  const title = page.getByRole('region', { name: 'Détails' }).getByRole('textbox')
  await title.fill('Bail du port')
  await title.press('Enter')
  await page.getByRole('button', { name: /^Modifier : Sens/ }).click()
  await page.getByRole('combobox', { name: 'Sens' }).fill('Dépense')
  await page.getByRole('option', { name: 'Dépense', exact: true }).click()
  release()
  await expect.poll(() => statuses).toEqual([200, 200])
  await expect(page.getByRole('button', { name: /^Modifier : Sens/ })).toContainText('Dépense')
  const path = `/contracts3/${contractId}`
  const saved = must(await company.administrator.call('GET', path), 200, 'the contract')
  expect([saved.title, saved.direction]).toEqual(['Bail du port', 'expense'])
  await context.close()
})

test('two shares changed quickly are no conflict with oneself', async ({ browser, company }) => {
  const contractId = await writtenContract(company.administrator, 'Maintenance du quai')
  const people = ['Nadia Roux', 'Paul Renaud']
  for (const name of people)
    await grantLevel(company, contractId, await company.join('contributor', name), 'reader')
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/contratheque/contractList/contract/${contractId}/edit`)
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  const { release, statuses } = await slowLine(page)
  for (const name of people) await chooseLevel(page, name, 'Éditeur')
  release()
  await expect.poll(() => statuses).toEqual([204, 204])
  // Changed again before the list can be known to have been refetched.
  await chooseLevel(page, people[0]!, 'Lecture')
  await expect.poll(() => statuses).toEqual([204, 204, 204])
  const shares = `/contracts3/${contractId}/shares`
  const { value } = must(await company.administrator.call('GET', shares), 200, 'the shares')
  const levels = people.map((name) => value.find((share: { name: string }) => share.name === name))
  expect(levels.map(({ level }) => level)).toEqual(['reader', 'editor'])
  await context.close()
})

test('two grants of a folder changed quickly are no conflict with oneself', async ({
  browser,
  company,
}) => {
  const { call } = company.administrator
  const folder = must(
    await call('POST', '/tags', { name: 'Quais', ownerId: null }),
    201,
    'a folder',
  )
  const people = ['Nadia Roux', 'Paul Renaud']
  for (const name of people) {
    const to = { kind: 'person', personId: (await company.join('contributor', name)).id }
    must(await call('POST', `/tags/${folder._id}/grants`, { to, grant: 'read' }), 201, 'a grant')
  }
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.goto(`/home/administration/classeurs?open=${folder._id}`)
  await expect(page.getByRole('combobox', { name: 'Accès de Paul Renaud' })).toBeVisible()
  const { release, statuses } = await slowLine(page)
  for (const name of people) await chooseLevel(page, name, 'Modification')
  release()
  await expect.poll(() => statuses).toEqual([200, 200])
  const { grants } = must(await call('GET', `/tags/${folder._id}`), 200, 'the folder')
  expect(grants.map(({ grant }: { grant: string }) => grant)).toEqual(['edit', 'edit'])
  await context.close()
})

async function chooseLevel(page: Page, name: string, level: string): Promise<void> {
  await page.getByRole('combobox', { name: `Accès de ${name}` }).click()
  await page.getByRole('option', { name: new RegExp(`^${level}`) }).click()
}
