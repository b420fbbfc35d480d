import fc from 'fast-check'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { variedContracts } from '../../../testing/varied-contracts.ts'
import { readContractFilter } from '../contract-list/public.ts'
import { factsOfDay } from '../../lifecycle/deadlines/public.ts'
import { companyFigures } from './company-figures.query.ts'
import { dashboardFigures } from './dashboard-figures.query.ts'
import { COUNTERPARTIES, type DashboardFigures } from './figure-parts.ts'
import { filteredFigures } from './filtered-figures.query.ts'
import { foldCells } from './fold-cells.job.ts'

const TODAY = Temporal.PlainDate.from('2026-11-20')

let product: TestProduct
let company: TestCompany
let ids: string[]

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  ids = await variedContracts(product, company, 30)
  await variedContracts(product, await signUpCompany(product), 3)
})
afterAll(() => product.stop())

const inCompany = <Result>(use: (db: CompanyDatabase) => Promise<Result>) =>
  product.product.platform.inCompany(company.companyId, use)

test('the cells equal the sums of the rows, whatever happens to them', async () => {
  const atFirst = await bothWays()
  expect(atFirst.kept).toEqual(atFirst.counted)
  for (const [name, change] of Object.entries<Change>(CHANGES)) {
    await inCompany((db) => change(db))
    for (const status of [undefined, 'SIGNED']) {
      const { kept, counted } = await bothWays({ status })
      expect([name, status, kept]).toEqual([name, status, counted])
    }
  }
})

test.each([1, 45, 800])(
  '%i days later, with phases that have begun, they agree too',
  async (days) => {
    for (const status of [undefined, 'SIGNED']) {
      const { kept, counted } = await bothWays({ status, today: TODAY.add({ days }) })
      expect([status, kept]).toEqual([status, counted])
    }
  },
)

test('folding changes no figure, and leaves one row per cell', async () => {
  const before = await inCompany(figuresFromCells)
  await foldCells(product.product.platform, company.companyId)
  expect(await inCompany(figuresFromCells)).toEqual(before)
  expect(await inCompany(cellRows)).toEqual({ empty: 0, copies: 0 })
})

test('two concurrent foldings with a change between them lose nothing', async () => {
  await inCompany((db) => CHANGES['amounts go up'](db))
  const fold = () => foldCells(product.product.platform, company.companyId)
  await Promise.all([fold(), inCompany((db) => CHANGES['ends move'](db)), fold()])
  const { kept, counted } = await bothWays()
  expect(kept).toEqual(counted)
})

test('a second folding that begins before the first has ended leaves one row per cell too', async () => {
  await inCompany((db) => CHANGES['amounts go up'](db))
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = inCompany(async (db) => {
    await sql`select fold_dashboard_cells(${db.companyId})`.execute(db.tx)
    begun.resolve()
    await ended.promise
  })
  await begun.promise
  await inCompany((db) => CHANGES['amounts go up'](db))
  const second = foldCells(product.product.platform, company.companyId)
  await expect.poll(() => inCompany(waitingFoldings)).toBe(1)
  ended.resolve()
  await Promise.all([first, second])
  expect(await inCompany(cellRows)).toMatchObject({ copies: 0 })
})

test('the fullest counterparties are the same, however many have changed since the last folding', async () => {
  const other = await signUpCompany(product)
  const keys = Array.from({ length: 60 }, (_, at) => newId(new Date(at)))
  const counts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 60, maxLength: 60 })
  const changes = fc.array(fc.tuple(fc.nat(59), fc.integer({ min: -9, max: 9 })), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(counts, changes, async (folded, appended) => {
      const rows = [
        ...folded.map((count, at) => ({ key: keys[at], count, is_folded: true })),
        ...appended.map(([at, count]) => ({ key: keys[at], count, is_folded: false })),
      ]
      const totals = Map.groupBy(rows, ({ key }) => key)
      const expected = [...totals]
        .map(([key, of]) => ({ key, count: of.reduce((sum, { count }) => sum + count, 0) }))
        .filter(({ count }) => count > 0)
        .toSorted((one, next) => next.count - one.count || (one.key! < next.key! ? -1 : 1))
        .slice(0, COUNTERPARTIES)
      const figures = await product.product.platform.inCompany(other.companyId, async (db) => {
        await sql`delete from dashboard_cell where company_id = ${db.companyId}`.execute(db.tx)
        await sql`insert into dashboard_cell
          select ${db.companyId}, 'party', cell.key, '', cell.count, 0, 0, 0, 0, 0, cell.is_folded
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as cell (key text, count integer, is_folded boolean)`.execute(
          db.tx,
        )
        return companyFigures(db, await factsOfDay(db, TODAY))
      })
      expect(figures.parties.map(({ key, count }) => ({ key, count }))).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})

test('recounted from the rows, they are the same', async () => {
  const before = await inCompany(figuresFromCells)
  await inCompany((db) => sql`select recount_dashboard_cells(${db.companyId})`.execute(db.tx))
  expect(await inCompany(figuresFromCells)).toEqual(before)
})

/** Changes as some feature makes them: through the contract, through its facts, or both. */
const CHANGES = {
  'some are archived': (db: CompanyDatabase) =>
    db
      .update('contract')
      .set({ archived_at: new Date('2026-11-20T08:00:00Z') })
      .where('contract.id', 'in', ids.slice(0, 5))
      .execute(),
  'one comes back': (db: CompanyDatabase) =>
    db.update('contract').set({ archived_at: null }).where('contract.id', '=', ids[0]!).execute(),
  'amounts go up': (db: CompanyDatabase) =>
    db
      .update('contract_fact')
      .set({ amount_incl_tax_cents: sql`amount_incl_tax_cents + 100`, amount_tier: 2 })
      .where('contract_fact.contract_id', 'in', ids.slice(3, 12))
      .execute(),
  'ends move': (db: CompanyDatabase) =>
    db
      .update('contract_fact')
      .set({ end_date: sql`end_date + 31`, is_renewed: sql`not is_renewed` })
      .execute(),
  'the counterparty is another': (db: CompanyDatabase) =>
    db
      .update('contract')
      .set({ counterparty_id: null })
      .where('contract.id', 'in', ids.slice(8, 14))
      .execute(),
  'signatures are late': (db: CompanyDatabase) =>
    db
      .update('contract_fact')
      .set({ is_retroactive: true, signature_date: '2026-02-01', renewal_age: 1 })
      .where('contract_fact.contract_id', 'in', ids.slice(10, 16))
      .execute(),
  'two are gone': (db: CompanyDatabase) =>
    db
      .delete('contract_fact')
      .where('contract_fact.contract_id', 'in', ids.slice(20, 22))
      .execute(),
} satisfies Record<string, Change>

type Change = (db: CompanyDatabase) => Promise<unknown>

const figuresFromCells = async (db: CompanyDatabase) =>
  companyFigures(db, await factsOfDay(db, TODAY))

/** The figures as the dashboard reads them, from the cells, and from the rows themselves. */
async function bothWays({
  status,
  today = TODAY,
}: { status?: string | undefined; today?: typeof TODAY } = {}) {
  const { administratorId, companyId } = company
  const reader = {
    companyId,
    personId: administratorId,
    groupIds: [],
    actsFor: [],
    at: new Date(`${TODAY.toString()}T12:00:00Z`),
    permissions: new Set(['contracts3:list', 'contracts3:all'] as const),
  }
  return inCompany(async (db) => {
    const filter = await readContractFilter(db, { archived: 'false', status }, today)
    return {
      kept: inOneOrder(await dashboardFigures(db, reader, filter)),
      counted: inOneOrder(bySpan(await filteredFigures(db, reader, filter), today)),
    }
  })
}

/** Cells count the days of a month together that are in the same windows of the tiles. */
function bySpan(figures: DashboardFigures, today: typeof TODAY): DashboardFigures {
  const cuts = [0, 31, 61, 91].map((days) => today.add({ days }).toString())
  const firstDay = ({ key }: { key: string }) =>
    [`${key.slice(0, 7)}-01`, ...cuts.filter((day) => day <= key)].toSorted().at(-1)!
  const together = <Row extends { key: string }>(rows: readonly Row[]) =>
    [...Map.groupBy(rows, firstDay)].map(([key, days]) => ({ ...sums(days), key }))
  return { ...figures, ends: together(figures.ends), limits: together(figures.limits) }
}

function sums<Row extends object>(rows: readonly Row[]): Row {
  const entries = Object.keys(rows[0]!).map((name) => [
    name,
    rows.reduce((sum, row) => sum + Number(row[name as keyof Row]), 0),
  ])
  return Object.fromEntries(entries) as Row
}

function inOneOrder(figures: DashboardFigures): Record<string, unknown> {
  const sorted = (part: unknown) =>
    Array.isArray(part)
      ? part.map((one) => JSON.stringify(one, Object.keys(one).toSorted())).toSorted()
      : part
  return Object.fromEntries(Object.entries(figures).map(([name, part]) => [name, sorted(part)]))
}

async function waitingFoldings(db: CompanyDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like '%fold_dashboard_cells%' and cardinality(pg_blocking_pids(pid)) > 0`.execute(
    db.tx,
  )
  return rows[0]!.count
}

async function cellRows(db: CompanyDatabase) {
  const { rows } = await sql<{ empty: number; copies: number }>`
    select count(*) filter (where total = 0)::int as empty, count(*) filter (where copies > 1)::int as copies from (
      select count(*) as copies, sum(count) as total from dashboard_cell where company_id = ${db.companyId}
      group by part, key, detail) as cells`.execute(db.tx)
  return rows[0]!
}
