import { NO_OBJECT } from '@tacite/domain/filters/filter-field.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { FOLDERS } from './folder-figures.query.ts'

/** Matches every contract, so that rows are counted instead of cells. */
const EVERY_ROW = 'createdAt=gte:2000-01-01'

let product: TestProduct
let company: TestCompany
let administrator: Browser
let purchases: string
let leases: string
let sales: string
let contracts: { inLeases: string; inBoth: string; inSales: string }

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  administrator = company.administrator
  purchases = await newFolder('Immobilier')
  leases = await newFolder('Baux', purchases)
  sales = await newFolder('Négoce')
  contracts = {
    inLeases: await filed('Bail', leases),
    inBoth: await filed('Bail cadre', purchases, leases, sales),
    inSales: await filed('Vente', sales),
  }
  await filed('Achat', purchases)
  await filed('Ailleurs')
})
afterAll(() => product.stop())

async function newFolder(name: string, parentFolderId?: string): Promise<string> {
  const { status, body } = await administrator.call('POST', '/tags', {
    name,
    ...(parentFolderId === undefined ? {} : { parentFolderId }),
  })
  expect([status, body.message]).toEqual([201, undefined])
  return body._id
}

async function filed(title: string, ...folderIds: string[]): Promise<string> {
  return (await createContract(administrator, { title, folderIds }))._id
}

interface Shown {
  value: { _id: string; name: string; count: number }[]
  count: number
}

async function byFolder(person: Browser, filter = ''): Promise<Shown> {
  const { status, body } = await person.call('GET', `/contracts3/dashboard/folders?${filter}`)
  expect([status, body.message]).toEqual([200, undefined])
  return body
}

const lines = ({ value }: Shown) => value.map(({ name, count }) => `${name} ${count}`)

/** Each figure is as many contracts as the list that it opens; cells and rows agree. */
async function expectConsistent(): Promise<string[]> {
  const shown = await byFolder(administrator)
  expect(await byFolder(administrator, EVERY_ROW)).toEqual(shown)
  for (const { _id, name, count } of shown.value)
    expect([name, await opened(_id)]).toEqual([name, count])
  return lines(shown)
}

async function opened(part: string, person = administrator): Promise<number> {
  const { body } = await person.call(
    'GET',
    `/filter-contracts/filter-widgets?widgetType=contractsByFolder&_idWidgetValue=${part}`,
  )
  return (await person.call('GET', `/contracts3?$top=1&${body.value}`)).body.count
}

describe('contracts by folder', () => {
  test('counts a contract once in each folder at the top, whatever is nested', async () => {
    expect(await expectConsistent()).toEqual(['Immobilier 3', 'Négoce 2', 'Sans classeur 1'])
  })

  test('of chosen folders counts these and those directly inside them', async () => {
    const shown = await byFolder(administrator, `tags=eq:${purchases}`)
    expect(lines(shown)).toEqual(['Immobilier 3', 'Baux 2'])
    for (const { _id, count } of shown.value) expect(await opened(_id)).toBe(count)
    expect(lines(await byFolder(administrator, `tags=eq:${leases},${sales}`))).toEqual([
      'Baux 2',
      'Négoce 2',
    ])
    expect(lines(await byFolder(administrator, `tags=eq:${NO_OBJECT}`))).toEqual([
      'Sans classeur 1',
    ])
  })

  test('counts for a reader what they see, and lets them filter by it', async () => {
    const reader = await company.join('reader', 'Paul')
    const contractId = contracts.inLeases
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
    expect(lines(await byFolder(reader.browser))).toEqual(['Immobilier 1'])
    expect(await opened(purchases, reader.browser)).toBe(1)
    const choice = async (id: string) =>
      (await reader.browser.call('GET', `/choices/folders?ids=${id}`)).body.value
    expect(await choice(purchases)).toMatchObject([{ _id: purchases, name: 'Immobilier' }])
    expect(await choice(sales)).toEqual([])
    const { browser } = await company.join('reader', 'Léo')
    expect(await byFolder(browser)).toEqual({ value: [], count: 0 })
  })

  test('is refused without the right to list contracts', async () => {
    const { browser } = await company.join('thirdParty', 'Tom')
    expect((await browser.call('GET', '/contracts3/dashboard/folders')).status).toBe(403)
  })

  test('refuses a filter that is malformed', async () => {
    const { status, body } = await administrator.call(
      'GET',
      '/contracts3/dashboard/folders?endDate=x',
    )
    expect([status, body.errors[0].field]).toEqual([400, 'endDate'])
  })

  test('follows what is filed, archived, moved and deleted', async () => {
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('contract')
        .set({ archived_at: new Date('2026-11-20T08:00:00Z') })
        .where('contract.id', '=', contracts.inSales)
        .execute(),
    )
    expect(await expectConsistent()).toEqual(['Immobilier 3', 'Négoce 1', 'Sans classeur 1'])
    const moved = await administrator.call('PUT', `/tags/${leases}/parent`, {
      parentFolderId: sales,
      replaces: purchases,
    })
    expect([moved.status, moved.body.message]).toEqual([200, undefined])
    expect(await expectConsistent()).toEqual(['Immobilier 2', 'Négoce 2', 'Sans classeur 1'])
    const removed = await administrator.call('DELETE', `/tags/${sales}`)
    expect([removed.status, removed.body.message]).toEqual([200, undefined])
    expect(await expectConsistent()).toEqual(['Immobilier 2', 'Sans classeur 2'])
    const { body } = await administrator.call('GET', '/removed-objects')
    const { status } = await administrator.call(
      'POST',
      `/removed-objects/${body.value[0]._id}/restored`,
    )
    expect(status).toBe(204)
    expect(await expectConsistent()).toEqual(['Immobilier 2', 'Négoce 2', 'Sans classeur 1'])
  })

  test('shows the fullest folders, and says how many there are', async () => {
    for (let place = 0; place < FOLDERS; place += 1)
      await filed(`Client ${place}`, await newFolder(`Client ${place}`))
    const shown = await byFolder(administrator)
    expect([shown.count, shown.value.length]).toEqual([FOLDERS + 2, FOLDERS + 1])
    expect(lines(shown).slice(0, 2).toSorted()).toEqual(['Immobilier 2', 'Négoce 2'])
    expect(lines(shown).at(-1)).toBe('Sans classeur 1')
  })
})
