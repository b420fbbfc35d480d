import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { variedContracts } from '../../../testing/varied-contracts.ts'

let product: TestProduct
let company: TestCompany
let ids: string[]

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  ids = await variedContracts(product, company, 10)
})
afterAll(() => product.stop())

const inCompany = <Result>(use: (db: CompanyDatabase) => Promise<Result>) =>
  product.product.platform.inCompany(company.companyId, use)

test('the counts equal those of the rows, whatever happens to contracts', async () => {
  expect((await inCompany(kept)).length).toBeGreaterThan(10)
  expect(await inCompany(kept)).toEqual(await inCompany(counted))
  for (const [name, change] of Object.entries(CHANGES)) {
    await inCompany<unknown>(change)
    expect([name, await inCompany(kept)]).toEqual([name, await inCompany(counted)])
  }
})

test('folding changes no count and leaves one row per object; two concurrent ones lose nothing', async () => {
  const before = await inCompany(kept)
  await inCompany(CHANGES['two are of another type'])
  const fold = () =>
    inCompany((db) => sql`select fold_contract_uses(${db.companyId})`.execute(db.tx))
  await Promise.all([fold(), inCompany(CHANGES['they come back']), fold()])
  expect(await inCompany(kept)).toEqual(before)
  await fold()
  expect(await inCompany(kept)).toEqual(before)
  expect(await inCompany(rows)).toHaveLength(before.length)
})

test('recounted from the rows, they are the same', async () => {
  const before = await inCompany(kept)
  await inCompany((db) => sql`select recount_contract_uses(${db.companyId})`.execute(db.tx))
  expect(await inCompany(kept)).toEqual(before)
})

const set = (values: ReturnType<typeof sql>) => (db: CompanyDatabase) =>
  sql`update contract set ${values} where contract.company_id = ${db.companyId}
    and contract.id = any(${ids.slice(0, 2)}::uuid[])`.execute(db.tx)

/** Changes as some feature makes them. */
const CHANGES = {
  'two are of another type': set(
    sql`contract_type_id = (select id from contract_type where contract_type.company_id = contract.company_id order by title desc limit 1)`,
  ),
  'they come back': set(
    sql`contract_type_id = (select id from contract_type where contract_type.company_id = contract.company_id order by title limit 1)`,
  ),
  'they are with nobody, and on no step': set(sql`counterparty_id = null, current_step_id = null`),
  'they run again': set(sql`status = 'DRAFT'`),
  'they are given up, and renamed': set(sql`status = 'CANCELLED', title = title || ' bis'`),
  'fields are filled': (db: CompanyDatabase) =>
    sql`insert into contract_field (company_id, contract_id, field_id, value)
      select contract.company_id, contract.id, tagged_field.id, '"un"' from contract
      join tagged_field on tagged_field.company_id = contract.company_id
      where contract.company_id = ${db.companyId} on conflict do nothing`.execute(db.tx),
  'they pass a step': (db: CompanyDatabase) =>
    sql`insert into contract_step (company_id, contract_id, step_id)
      select contract.company_id, contract.id, step.id from contract
      join workflow_step as step on step.company_id = contract.company_id and step.workflow_id = contract.workflow_id
      where contract.company_id = ${db.companyId} on conflict do nothing`.execute(db.tx),
  'values change': (db: CompanyDatabase) =>
    sql`update contract_field set value = '"deux"' where company_id = ${db.companyId}`.execute(
      db.tx,
    ),
  'values of one are emptied': (db: CompanyDatabase) =>
    sql`delete from contract_field where company_id = ${db.companyId} and contract_id = ${ids[4]!}`.execute(
      db.tx,
    ),
  'one is deleted, its values with it': async () => {
    const { status } = await company.administrator.call('DELETE', `/contracts3/${ids[1]!}`)
    if (status >= 300) throw new Error(`The contract stays: ${status}`)
  },
} satisfies Record<string, (db: CompanyDatabase) => Promise<unknown>>

interface Use {
  part: string
  used_id: string
  count: number
}

const inOrder = (uses: readonly Use[]) =>
  uses.map(({ part, used_id, count }) => `${part} ${used_id} ${count}`).toSorted()

async function rows(db: CompanyDatabase): Promise<Use[]> {
  return db
    .select('contract_use')
    .select(['contract_use.part', 'contract_use.used_id', 'contract_use.count'])
    .execute()
}

async function kept(db: CompanyDatabase): Promise<string[]> {
  const found = await sql<Use>`select part, used_id, sum(count)::int as count from contract_use
    where company_id = ${db.companyId} group by part, used_id having sum(count) <> 0`.execute(db.tx)
  return inOrder(found.rows)
}

async function counted(db: CompanyDatabase): Promise<string[]> {
  const by = (part: string, column: string, where = sql`true`) =>
    sql`select ${part} as part, ${sql.ref(`contract.${column}`)} as used_id, count(*)::int as count from contract
      where contract.company_id = ${db.companyId} and ${sql.ref(`contract.${column}`)} is not null and ${where} group by 2`
  const runs = sql`contract.status not in ('SIGNED', 'TERMINATED', 'CANCELLED')`
  const found =
    await sql<Use>`${by('type', 'contract_type_id')} union all ${by('project', 'project_id')}
    union all ${by('party', 'counterparty_id')} union all ${by('entity', 'legal_entity_id')}
    union all ${by('template', 'template_id')}
    union all ${by('workflow', 'workflow_id')} union all ${by('running', 'workflow_id', runs)}
    union all ${by('step', 'current_step_id')}
    union all ${by('runningStep', 'current_step_id', runs)}
    union all select 'field', contract_field.field_id, count(*)::int from contract_field
      where contract_field.company_id = ${db.companyId} group by 2
    union all select 'passed', contract_step.step_id, count(*)::int from contract_step
      where contract_step.company_id = ${db.companyId} group by 2`.execute(db.tx)
  return inOrder(found.rows)
}
