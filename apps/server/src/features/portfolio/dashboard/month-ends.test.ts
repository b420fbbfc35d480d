import { NO_OBJECT } from '@tacite/domain/filters/filter-field.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { TestCompany } from '../../../testing/companies.ts'
import { sharedPortfolio, type SharedPortfolio } from '../../../testing/shared-portfolio.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { advanceFacts, writeFacts } from '../../lifecycle/deadlines/public.ts'

// Reads every figure of several people, many times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let product: TestProduct
let portfolio: SharedPortfolio
let company: TestCompany
let administrator: Browser
let { people, folders, ids, drafts } = {} as SharedPortfolio

beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-10-20T09:00:00Z')
  portfolio = await sharedPortfolio(product)
  ;({ company, people, folders, ids, drafts } = portfolio)
  ;({ administrator } = company)
})
afterAll(() => product.stop())

const change = <R>(work: (db: CompanyDatabase) => Promise<R>) =>
  product.product.platform.inCompany(company.companyId, work)

const advance = () => advanceFacts(product.product.platform, company.companyId)

const FILTERS = () => [
  '',
  'archived=true',
  'status=SIGNED',
  'typeRenewal=tacit,withNotice&signatureDate=gte:2020-01-01',
  'financialAmount=gte:1000',
  'otherCurrency=true',
  'currency=ne:USD',
  `owner=eq:${company.administratorId}`,
  `tags=eq:${folders.purchases}`,
  `tags=eq:${folders.sales},${NO_OBJECT}`,
  `tags=ne:${folders.leases}`,
]

/** Everything a dashboard says, for everybody and every filter. What people have to do is of today alone. */
async function dashboards(monthEnd?: string): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {}
  const all = { administrator: { browser: administrator }, ...people }
  for (const [name, { browser }] of Object.entries(all))
    for (const filter of FILTERS()) {
      const query = [filter, monthEnd && `monthEnd=${monthEnd}`].filter(Boolean).join('&')
      const read = async (path: string) => {
        const { status, body } = await browser.call('GET', `${path}?${query}`)
        expect([path, query, status, body.message]).toEqual([path, query, 200, undefined])
        return body
      }
      const {
        requiredActionsCount: _,
        countMore48h: __,
        value: ___,
        ...figures
      } = await read('/contracts3/dashboard')
      said[`${name}, ${filter}`] = {
        ...figures,
        byFolder: await read('/contracts3/dashboard/folders'),
      }
    }
  return said
}

/** What a list shows of each contract that the person sees, by title. */
async function listed(browser: Browser, query: string): Promise<Record<string, unknown>> {
  const { status, body } = await browser.call('GET', `/contracts3?$top=0&${query}`)
  expect([status, body.message]).toEqual([200, undefined])
  return Object.fromEntries(
    body.value.map((row: Record<string, unknown>) => [
      row['_id'],
      {
        status: row['statusWorkflow'],
        detail: row['statusDetailKey'],
        amount: row['financialAmount'],
        currency: row['currency'],
        end: row['endDate'],
        limit: row['terminationDate'],
        isArchived: row['isArchived'],
        folders: row['tags'],
        supplier: row['supplierId'],
      },
    ]),
  )
}

describe('the figures of a month', () => {
  let asShown: Record<string, unknown>
  let rowsShown: Record<string, unknown>

  beforeAll(async () => {
    // The last moment of October in Paris.
    await portfolio.goTo('2026-10-31T22:59:50Z')
    asShown = await dashboards()
    rowsShown = await listed(administrator, 'archived=true')
  })

  test('are not there before it has ended', async () => {
    expect((await administrator.call('GET', '/contracts3/dashboard/month-ends')).body).toEqual({
      value: [],
      next: '2026-10-31',
    })
    const { status, body } = await administrator.call(
      'GET',
      '/contracts3/dashboard?monthEnd=2026-10',
    )
    expect([status, body.code]).toEqual([404, 'MONTH_END_NOT_RECORDED'])
  })

  test('are what it showed at its last moment, whatever was done before the job came', async () => {
    await portfolio.goTo('2026-10-31T23:00:10Z')
    await change(async (db) => {
      await db
        .update('contract')
        .set({ amount_incl_tax_cents: 77, title: 'Renommé' })
        .where('contract.id', '=', ids[0]!)
        .execute()
      await db
        .update('contract')
        .set({ currency: 'CHF' })
        .where('contract.id', '=', ids[2]!)
        .execute()
      await db
        .update('contract')
        .set({ status: 'CANCELLED' })
        .where('contract.id', '=', ids[3]!)
        .execute()
      await writeFacts(product, db, [ids[0]!, ids[2]!, ids[3]!])
      await db
        .update('contract')
        .set({ archived_at: product.clock.now() })
        .where('contract.id', '=', ids[4]!)
        .execute()
      await db
        .delete('contract_folder')
        .where('contract_folder.contract_id', '=', ids[10]!)
        .execute()
    })
    const removed = await administrator.call('DELETE', `/contracts3/${drafts[0]!}`)
    expect([removed.status, removed.body.message]).toEqual([200, undefined])
    await standingContract(product, company, { form: { title: 'De novembre' } })
    await portfolio.goTo('2026-11-01T09:00:00Z')
    await advance()
    expect(await dashboards('2026-10')).toEqual(asShown)
    expect((await administrator.call('GET', '/contracts3/dashboard/month-ends')).body).toEqual({
      value: ['2026-10'],
      next: '2026-11-30',
    })
  })

  test('nor do they move later: amended, deleted, archived, renamed, moved, unfiled', async () => {
    await portfolio.goTo('2026-11-17T09:00:00Z')
    await change(async (db) => {
      await db
        .update('contract_type')
        .set({ title: sql`title || ' (ancien)'` })
        .execute()
      await db
        .update('contract')
        .set({ amount_incl_tax_cents: 55, direction: 'income' })
        .where('contract.id', 'in', ids.slice(10, 16))
        .execute()
      await db
        .update('contract')
        .set({ archived_at: product.clock.now() })
        .where('contract.id', 'in', ids.slice(20, 24))
        .execute()
      await db
        .update('contract')
        .set({ archived_at: null })
        .where('contract.id', '=', ids[4]!)
        .execute()
      await writeFacts(product, db, ids)
      await db
        .delete('contract_folder')
        .where('contract_folder.contract_id', 'in', ids.slice(24, 30))
        .execute()
    })
    const moved = await administrator.call('PUT', `/tags/${folders.leases}/parent`, {
      parentFolderId: folders.sales,
      replaces: folders.purchases,
    })
    expect([moved.status, moved.body.message]).toEqual([200, undefined])
    await advance()
    const renamed = (said: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(said).replaceAll(/"name":"[^"]*"/g, '"name":""'))
    const { 'of a folder': _, ...others } = groups(await dashboards('2026-10'))
    const { 'of a folder': __, ...before } = groups(asShown)
    expect(renamed(others)).toEqual(renamed(before))
  })

  test('the list and the file of that month have the rows that it had, under their names of today', async () => {
    const rows = await listed(administrator, 'archived=true&monthEnd=2026-10')
    const { [drafts[0]!]: deleted, ...kept } = rows
    const { [drafts[0]!]: before, ...shown } = rowsShown
    expect(kept).toEqual(shown)
    expect(deleted).toEqual({ ...(before as object), folders: [], supplier: null })
    const { body } = await administrator.call(
      'GET',
      '/contracts3?$top=0&status=DRAFT&monthEnd=2026-10',
    )
    expect(body.value.find(({ _id }: { _id: string }) => _id === drafts[0])).toMatchObject({
      title: 'Contrat supprimé depuis',
      reference: '',
      isDeleted: true,
    })
    const { bytes } = await administrator.call(
      'GET',
      '/contracts3/exports-csv?typeFile=csv&archived=true&monthEnd=2026-10',
    )
    const lines = bytes.toString().trim().split('\r\n').slice(1)
    expect(lines.length).toBe(Object.keys(rows).length)
    expect(lines.filter((line) => line.includes('Renommé')).length).toBeGreaterThan(0)
  })

  test('each figure opens exactly its rows', async () => {
    for (const { browser } of [{ browser: administrator }, ...Object.values(people)]) {
      const { body } = await browser.call('GET', '/contracts3/dashboard?monthEnd=2026-10')
      for (const widget of [
        'contractsInProgressCount',
        'documentsPostSignCount',
        'expiredIn90Count',
        'renewableIn90Count',
        'deadlineIn60Count',
        'renewedContractsCount',
        'otherCurrencyCount',
        'signedThisYear',
        'delayThisYear',
      ]) {
        const { body: stored } = await browser.call(
          'GET',
          `/filter-contracts/filter-widgets?widgetType=${widget}&monthEnd=2026-10`,
        )
        const query = stored.value.replaceAll(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$2-$1')
        const { body: list } = await browser.call(
          'GET',
          `/contracts3?$top=0&monthEnd=2026-10&${query}`,
        )
        expect([widget, list.count, list.value.length]).toEqual([
          widget,
          body[widget],
          body[widget],
        ])
      }
    }
  })
})

/** By person. */
function groups(said: Record<string, unknown>): Record<string, Record<string, unknown>> {
  const grouped: Record<string, Record<string, unknown>> = {}
  for (const [key, value] of Object.entries(said))
    (grouped[key.split(', ')[0]!] ??= {})[key] = value
  return grouped
}

describe('rights are those of today', () => {
  const counted = async (name: keyof SharedPortfolio['people']) =>
    (await people[name].browser.call('GET', '/contracts3?$top=0&archived=true&monthEnd=2026-10'))
      .body.count as number

  test('who may see less today, sees less of a month before', async () => {
    expect(await counted('of some')).toBe(4)
    await change((db) =>
      db.delete('contract_access').where('contract_access.contract_id', '=', ids[1]!).execute(),
    )
    expect(await counted('of some')).toBe(3)
  })

  test('a deleted contract stays with whom its folder was opened to, not with whom it was shared with', async () => {
    const removed = await administrator.call('DELETE', `/contracts3/${drafts[1]!}`)
    expect(removed.status).toBe(200)
    expect(await counted('of some')).toBe(2)
    const { body } = await administrator.call(
      'GET',
      '/contracts3?$top=0&monthEnd=2026-10&status=DRAFT',
    )
    expect(body.value.filter((row: { isDeleted?: true }) => row.isDeleted).length).toBe(2)
    expect(await counted('of none')).toBe(0)
  })
})

test('refuses filters by what is not recorded, and a month that is none', async () => {
  const ask = (query: string) => administrator.call('GET', `/contracts3?${query}`)
  for (const filter of ['toArchive=true', 'actionRequired=true', `invitedUsers=${ids[0]!}`]) {
    const { status, body } = await ask(`monthEnd=2026-10&${filter}`)
    expect([filter, status, body.errors[0].code]).toEqual([filter, 400, 'FILTER_NOT_AT_MONTH_END'])
  }
  expect((await ask('monthEnd=2026-13')).status).toBe(400)
})
