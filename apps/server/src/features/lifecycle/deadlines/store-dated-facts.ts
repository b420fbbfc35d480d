import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { foreseenFacts } from './dated-facts.ts'
import { datedStates } from './dated-states.query.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

/**
 * Writes the facts of these contracts for every day that they exist, up to the horizon; most acts change a few rows, found
 * by one hash of those that are wanted.
 */
export async function storeDatedFacts(
  db: CompanyDatabase,
  contracts: readonly ContractTerms[],
  today: Temporal.PlainDate,
): Promise<void> {
  const ids = contracts.map(({ contractId }) => contractId)
  const states = await datedStates(db, ids)
  const known = contracts.filter(({ contractId }) => states.has(contractId))
  const foreseen = known.map((contract) => ({
    contractId: contract.contractId,
    ...foreseenFacts(contract, states.get(contract.contractId)!, today),
  }))
  const rows = foreseen.flatMap(({ facts }) =>
    facts.map((fact) => ({ company_id: db.companyId, ...fact })),
  )
  const wanted = sql`jsonb_populate_recordset(null::contract_dated_fact, ${JSON.stringify(rows)}::jsonb) as wanted`
  await sql`delete from contract_dated_fact as kept where kept.company_id = ${db.companyId}
      and kept.contract_id = any(${ids}::uuid[])
      and kept::text not in (select wanted::text from ${wanted})`.execute(db.tx)
  await sql`insert into contract_dated_fact select wanted.* from ${wanted}
    on conflict (company_id, contract_id, from_day) do nothing`.execute(db.tx)
  const until = foreseen.map((each) => ({ id: each.contractId, until: each.until }))
  await sql`update contract_dated_state as state set facts_until = complete.until
    from jsonb_to_recordset(${JSON.stringify(until)}::jsonb) as complete (id uuid, until date)
    where state.company_id = ${db.companyId} and state.contract_id = complete.id and state.to_day = 'infinity'
      and state.facts_until <> complete.until`.execute(db.tx)
}
