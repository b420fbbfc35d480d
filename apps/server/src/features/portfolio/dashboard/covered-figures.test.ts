import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { readContractFilter } from '../contract-list/public.ts'
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
  const read = await factsRead({ isReadOnce: false, permissions: EVERYTHING, status: 'SIGNED' })
  expect(read.length).toBeGreaterThan(3)
  expect(read.filter(({ how }) => how !== 'Index Only Scan')).toEqual([])
})

test('what folders and groups open to a reader is counted from an index alone', async () => {
  const read = await factsRead({ isReadOnce: true, permissions: ['contracts3:list'] })
  expect(read).toContainEqual({ index: 'contract_fact_opened', how: 'Index Only Scan' })
})

interface Scan {
  index: string | undefined
  how: string
}

interface Asked {
  isReadOnce: boolean
  permissions: readonly (typeof EVERYTHING)[number][]
  status?: string
}

/** Whatever the size of the table: by which index its rows are read, and how, when nothing but an index may be read. */
function factsRead({ isReadOnce, permissions, status }: Asked): Promise<Scan[]> {
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
    const filter = await readContractFilter(db, { archived: 'false', status }, today)
    for (const way of ['seqscan', 'bitmapscan', 'indexscan'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db.tx)
    return scansIn(await planOf(db, countedFigures(db, reader, filter, { isReadOnce })))
  })
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

async function planOf(
  db: CompanyDatabase,
  statement: ReturnType<typeof countedFigures>,
): Promise<PlanNode> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (format json) ${statement}`.execute(db.tx)
  return rows[0]!['QUERY PLAN'][0].Plan
}

function scansIn(node: PlanNode): Scan[] {
  const inner = (node.Plans ?? []).flatMap(scansIn)
  if (node['Relation Name'] !== 'contract_fact') return inner
  return [...inner, { index: node['Index Name'], how: node['Node Type'] }]
}
