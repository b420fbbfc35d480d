import { expect } from '@playwright/test'
import { contractPath } from './journey/setup.ts'
import { test } from './support/company.ts'
import { firstChoice, writtenContract } from './support/contracts.ts'
import { must } from './support/person.ts'
import { listen } from './support/screens.ts'

const LIST = '/home/contratheque/contractList'

test('a project created by another person is offered immediately in an open form', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(`${LIST}/new`)
  const project = page.getByRole('combobox', { name: 'Projet' })
  await project.click()
  await expect(page.getByRole('option', { name: 'Général' })).toBeVisible()
  const made = page.getByRole('option', { name: 'Halle de Lyon' })
  await expect(made).toHaveCount(0)
  must(await administrator.call('POST', '/projects', { name: 'Halle de Lyon' }), 201, 'a project')
  await made.click()
  await expect(project).toHaveValue('Halle de Lyon')
  expectQuiet()
  await context.close()
})

test('a renamed type is updated on an open list with its filter, and on an open contract', async ({
  browser,
  company: { administrator },
}) => {
  const path = '/administration/contract-types'
  const type = must(await administrator.call('POST', path, { title: 'Bail rural' }), 201, 'a type')
  const typeId = type._id as string
  const contractId = await writtenContract(administrator, 'Prairie du bas', {
    typeId,
    projectId: await firstChoice(administrator, 'projects'),
  })
  const context = await administrator.open(browser)
  const [list, contract] = [await context.newPage(), await context.newPage()]
  await list.goto(`${LIST}?type=eq:${typeId}`)
  await expect(list.getByRole('row', { name: /Prairie du bas/ })).toBeVisible()
  const filters = list.getByRole('main')
  await expect(filters.getByText('Type : Bail rural')).toBeVisible()
  await contract.goto(contractPath(contractId))
  const details = contract.getByRole('region', { name: 'Détails' })
  await expect(details.getByText('Bail rural')).toBeVisible()

  must(
    await administrator.call('PUT', `${path}/${typeId}`, { title: 'Bail à ferme' }),
    200,
    'renaming',
  )
  await expect(filters.getByText('Type : Bail à ferme')).toBeVisible()
  await expect(filters.getByText('Bail rural')).toHaveCount(0)
  await expect(details.getByText('Bail à ferme')).toBeVisible()
  await context.close()
})

test('eight tabs of a browser all open, and follow a change through the stream of one', async ({
  browser,
  company: { administrator },
}) => {
  const context = await administrator.open(browser)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/v1/events')) streams.push(request.url())
  })
  const tabs = []
  for (let count = 0; count < 8; count += 1) {
    const tab = await context.newPage()
    await tab.goto('/home/administration/projets')
    await expect(tab.getByRole('row', { name: /Général/ })).toBeVisible()
    tabs.push(tab)
  }
  expect(streams).toHaveLength(1)
  must(await administrator.call('POST', '/projects', { name: 'Quai nord' }), 201, 'a project')
  for (const tab of tabs) await expect(tab.getByRole('row', { name: /Quai nord/ })).toBeVisible()

  // The tab that had the stream is closed: another one goes on.
  await tabs[0]!.close()
  await expect.poll(() => streams.length).toBe(2)
  must(await administrator.call('POST', '/projects', { name: 'Quai sud' }), 201, 'a project')
  await expect(tabs[7]!.getByRole('row', { name: /Quai sud/ })).toBeVisible()
  await context.close()
})
