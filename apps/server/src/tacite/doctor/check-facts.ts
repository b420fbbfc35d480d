import { sql } from 'kysely'
import { contractFacts } from '../../features/lifecycle/deadlines/contract-facts.ts'
import {
  companyToday,
  readContractTerms,
} from '../../features/lifecycle/deadlines/lifecycle-terms.query.ts'
import { factsOfDay } from '../../features/lifecycle/deadlines/public.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { CompanyCheck, Examined } from './finding.ts'

const BATCH = 500

/** What lists, figures and deadlines show of each contract is what its terms give today. */
export const checkFacts: CompanyCheck = {
  name: 'facts',
  isRepeated: true,
  async run(examined) {
    for (let after = ''; ;) {
      const from = after
      const ids = await examined.read((db) => contractIds(db, from))
      if (ids.length > 0) await examined.read((db) => compare(examined, db, ids))
      examined.count({ contracts: ids.length })
      if (ids.length < BATCH) return
      after = ids.at(-1)!
    }
  },
}

async function contractIds(db: CompanyDatabase, after: string): Promise<string[]> {
  const rows = await db
    .select('contract')
    .$if(after !== '', (query) => query.where('contract.id', '>', after))
    .select('contract.id')
    .orderBy('contract.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

interface Difference {
  reference: string
  /** Null: no facts at all. */
  columns: string[] | null
}

/** Columns copied from the contract by triggers are compared too. */
async function compare(
  { clock, found }: Examined,
  db: CompanyDatabase,
  ids: readonly string[],
): Promise<void> {
  const today = await companyToday({ clock }, db)
  const terms = await readContractTerms(db, ids)
  const expected = terms.map((contract) => contractFacts(contract, today))
  const shown = await factsOfDay(db, today)
  const { rows } = await sql<Difference>`
    with expected as (
      select facts, (facts ->> 'contract_id')::uuid as contract_id
      from jsonb_array_elements(${JSON.stringify(expected)}::jsonb) as facts
    ), compared as (
      select contract.reference, shown.facts as shown,
        to_jsonb(jsonb_populate_record(null::contract_fact, shown.facts || expected.facts || jsonb_build_object(
          'owner_id', contract.owner_id, 'contract_type_id', contract.contract_type_id, 'project_id', contract.project_id,
          'parent_id', contract.parent_id,
          'access_set_id', contract.access_set_id, 'is_archived', contract.archived_at is not null))) as wanted
      from expected
        join contract on contract.company_id = ${db.companyId} and contract.id = expected.contract_id
        left join lateral (select to_jsonb(fact) as facts from ${shown.rows} as fact
          where fact.company_id = contract.company_id and fact.contract_id = contract.id) as shown on true
    )
    select compared.reference, case when compared.shown is not null then (
        select array_agg(wanted.key order by wanted.key) from jsonb_each(compared.wanted) as wanted
        where wanted.value is distinct from compared.shown -> wanted.key) end as columns
    from compared where compared.shown is null or compared.wanted <> compared.shown`.execute(db.tx)
  for (const { reference, columns } of rows)
    found(
      'fault',
      columns === null
        ? `Contract ${reference} has no facts: it is missing from lists and figures.`
        : `Facts of contract ${reference} differ from its terms: ${columns.join(', ')}.`,
    )
}
