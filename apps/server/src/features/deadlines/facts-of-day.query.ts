import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractFacts } from './contract-facts.ts'
import { readContractTerms } from './lifecycle-terms.query.ts'

/** The facts of a company's contracts as they are true on one day, to select from. */
export interface FactsOfDay {
  today: Temporal.PlainDate
  /**
   * How many contracts that are not archived have each status, by the cells of the dashboard (migration 0022). Null when
   * the stored rows are not those of the day: the cells are then not either.
   */
  counts: Readonly<Record<string, number>> | null
  /** Rows of `contract_fact`, for a `from`. */
  rows: RawBuilder<unknown>
}

/** What does not depend on the day may be read here on any. */
export const STORED_FACTS = sql.table('contract_fact')

const BATCH = 500

/**
 * The facts as they are true today. Mostly they stand in `contract_fact`; from midnight until the job has moved the
 * phases that have begun, those stand in for the rows that they follow. Where no phase reaches the day, because no job
 * has run for months, the facts are computed here: that is slow, and right. Nothing is written.
 */
export async function factsOfDay(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
): Promise<FactsOfDay> {
  const { hasBegun, unforeseen, counts } = await whatIsDue(db, today)
  if (!hasBegun && unforeseen.length === 0) return { today, counts, rows: STORED_FACTS }
  const computed = JSON.stringify(await computedFacts(db, unforeseen, today))
  const isMoved = sql`exists (select from contract_phase as begun where begun.company_id = fact.company_id
    and begun.contract_id = fact.contract_id and begun.from_day <= ${today.toString()}::date)`
  const rows = sql`(
    select fact.* from contract_fact as fact
    where fact.company_id = ${db.companyId} and fact.foreseen_until > ${today.toString()}::date and not ${isMoved}
    union all
    select moved.* from (
      select distinct on (coming.contract_id) coming.contract_id, to_jsonb(coming) as facts from contract_phase as coming
      where coming.company_id = ${db.companyId} and coming.from_day <= ${today.toString()}::date
      order by coming.contract_id, coming.from_day desc
    ) as begun
    join contract_fact as fact on fact.company_id = ${db.companyId} and fact.contract_id = begun.contract_id
      and fact.foreseen_until > ${today.toString()}::date
    cross join lateral jsonb_populate_record(fact, begun.facts) as moved
    union all
    select moved.* from jsonb_array_elements(${computed}::jsonb) as computed (facts)
    join contract_fact as fact on fact.company_id = ${db.companyId}
      and fact.contract_id = (computed.facts ->> 'contract_id')::uuid
    cross join lateral jsonb_populate_record(fact, computed.facts) as moved)`
  return { today, counts: null, rows }
}

/** In one statement with the counts: nearly every reading of contracts begins with it. */
async function whatIsDue(db: CompanyDatabase, today: Temporal.PlainDate) {
  const { rows } = await sql<{
    hasBegun: boolean
    unforeseen: string[]
    counts: Record<string, number>
  }>`
    select exists (select from contract_phase
        where contract_phase.company_id = ${db.companyId} and contract_phase.from_day <= ${today.toString()}::date) as "hasBegun",
      array(select contract_fact.contract_id from contract_fact
        where contract_fact.company_id = ${db.companyId} and contract_fact.foreseen_until <= ${today.toString()}::date
        order by contract_fact.contract_id) as unforeseen,
      (select coalesce(json_object_agg(status.key, status.count), '{}') from (
        select dashboard_cell.key, sum(dashboard_cell.count)::int as count from dashboard_cell
        where dashboard_cell.company_id = ${db.companyId} and dashboard_cell.part = 'status'
        group by dashboard_cell.key) as status) as counts`.execute(db.tx)
  return rows[0]!
}

async function computedFacts(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
) {
  const facts: ReturnType<typeof contractFacts>[] = []
  for (let start = 0; start < contractIds.length; start += BATCH) {
    const contracts = await readContractTerms(db, contractIds.slice(start, start + BATCH))
    facts.push(...contracts.map((contract) => contractFacts(contract, today)))
  }
  return facts
}
