import { sql, type RawBuilder } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import type { Reader } from '../../people/access/public.ts'
import {
  matchingContracts,
  readContractFilter,
  type ContractFilter,
} from '../contract-list/public.ts'
import { countedFigures } from './counted-figures.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const EVERYTHING = ['contracts3:list', 'contracts3:all'] as const

test('each part of a large filter has an index with all that it counts', async () => {
  // With archives: the index of the ends of signed contracts, which an empty table prefers, is of none that is archived.
  const read = await factsRead(
    { permissions: EVERYTHING, query: { status: 'SIGNED', archived: 'true' } },
    (db, reader, filter) => countedFigures(db, reader, filter, { isReadOnce: false }),
  )
  expect(read.length).toBeGreaterThan(3)
  expect(read.filter(({ how }) => how !== 'Index Only Scan')).toEqual([])
})

test('what folders and groups open to a reader is counted from an index alone', async () => {
  const read = await factsRead(
    { permissions: ['contracts3:list'], query: { archived: 'false' } },
    (db, reader, filter) => countedFigures(db, reader, filter, { isReadOnce: true }),
  )
  expect(read).toContainEqual({ index: 'contract_fact_opened', how: 'Index Only Scan' })
})

test.each([[EVERYTHING], [['contracts3:list'] as const]])(
  'what ends soon is listed from an index of signed contracts alone: %s',
  async (permissions) => {
    const query = { status: 'SIGNED', endDate: 'lte:2027-02-20', archived: 'false' } as const
    const read = await factsRead({ permissions, query }, (_, reader, filter) =>
      matchingContracts(reader, filter, { columns: sql`contract.id, contract.created_on` }),
    )
    expect(read).toEqual([{ index: 'contract_fact_signed_ends', how: 'Index Only Scan' }])
  },
)

interface Scan {
  index: string | undefined
  how: string
}

interface Asked {
  permissions: readonly (typeof EVERYTHING)[number][]
  query: Parameters<typeof readContractFilter>[1]
}

/** Whatever the size of the table: by which index its rows are read, and how, when nothing but an index may be read. */
function factsRead(
  { permissions, query }: Asked,
  statement: (db: CompanyDatabase, reader: Reader, filter: ContractFilter) => RawBuilder<unknown>,
): Promise<Scan[]> {
  const today = Temporal.PlainDate.from('2026-11-20')
  const reader = {
    companyId: company.companyId,
    personId: company.administratorId,
    groupIds: [],
    actsFor: [],
    at: new Date('2026-11-20T12:00:00Z'),
    permissions: new Set(permissions),
  }
  return product.product.platform.inCompany(company.companyId, async (db) => {
    const filter = await readContractFilter(db, query, today)
    for (const way of ['seqscan', 'bitmapscan', 'indexscan'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db.tx)
    return scansIn(await planOf(db, statement(db, reader, filter)))
  })
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

async function planOf(db: CompanyDatabase, statement: RawBuilder<unknown>): Promise<PlanNode> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (format json) ${statement}`.execute(db.tx)
  return rows[0]!['QUERY PLAN'][0].Plan
}

function scansIn(node: PlanNode): Scan[] {
  const inner = (node.Plans ?? []).flatMap(scansIn)
  if (node['Relation Name'] !== 'contract_fact') return inner
  return [...inner, { index: node['Index Name'], how: node['Node Type'] }]
}
