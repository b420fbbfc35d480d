import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { existsFrom, factsOfOne, HORIZON_YEARS } from './dated-facts.ts'
import { datedStates } from './dated-states.query.ts'
import type { FactsOfDay } from './facts-of-day.query.ts'
import { readContractTerms } from './lifecycle-terms.query.ts'

/** Contracts whose dated facts are not written yet are computed at reading, up to this many. */
const MOST_COMPUTED = 500

/**
 * The facts as of another day than today, to select from like those of today. Contracts that did not exist then are left out.
 * Whom they are shown to is a matter of today: `owner_id` and `access_set_id` are today's.
 *
 * @throws Refused beyond the horizon, or while the facts of an upgraded installation are still being written
 */
export async function factsAsOf(
  db: CompanyDatabase,
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Promise<FactsOfDay> {
  requireWithinHorizon(day, today)
  const source = await datedFactsSource(db, day)
  return {
    today: day,
    monthEnd: null,
    isAsOf: true,
    rows: sql`(select fact.company_id, fact.contract_id, fact.status, fact.status_detail, fact.phase, fact.term_number, fact.effective_date,
      fact.end_date, fact.termination_date, fact.legal_limit, fact.send_by, fact.final_end, fact.terminated_on, fact.signature_date,
      fact.renewal_type, fact.tacit_renewal_duration, fact.duration_days, fact.in_tacit_renewal, fact.is_renewed, fact.renewals_made,
      fact.is_retroactive, fact.will_be_renewable, fact.amount_incl_tax_cents, fact.is_renewable, fact.amount_tier, fact.renewal_age,
      fact.is_archived, fact.created_on, fact.counterparty_id, fact.exit_on, fact.exit_limit, stored.owner_id, stored.access_set_id
      from ${source} as fact
      left join contract_fact as stored on stored.company_id = fact.company_id and stored.contract_id = fact.contract_id
      where fact.from_day <= ${day.toString()}::date and fact.to_day > ${day.toString()}::date)`,
    states: sql`(select state.company_id, state.contract_id, state.is_archived, state.created_on, stored.owner_id, stored.access_set_id,
      state.owner_id as owner_then_id, state.contract_type_id, state.project_id, state.parent_id,
      state.signature_provider, state.title, state.reference, state.currency, state.amount_incl_tax_cents, state.direction, state.scope, state.folder_ids
      from contract_dated_state as state
      left join contract_fact as stored on stored.company_id = state.company_id and stored.contract_id = state.contract_id
      where state.from_day <= ${day.toString()}::date and state.to_day > ${day.toString()}::date
        and state.exists_from <= ${day.toString()}::date)`,
    cells: sql.table('dashboard_cell'),
    folders: sql.table('folder'),
    counts: () => Promise.reject(new Error('Cells count contracts as of today')),
    unarchived: () => unarchivedOn(db, day),
  }
}

/**
 * How many contracts existed on a day and were not archived then: those of today, without what came since and with what
 * was archived since. Both are read from their indexes; the others are not counted one by one.
 */
async function unarchivedOn(
  { companyId, tx }: CompanyDatabase,
  day: Temporal.PlainDate,
): Promise<number> {
  const then = sql`${day.toString()}::date`
  const { rows } = await sql<{ count: number }>`
    select ((select coalesce(sum(cell.count), 0) from dashboard_cell as cell where cell.company_id = ${companyId} and cell.part = 'status')
      + (select count(*) from contract_dated_state as state
        where state.company_id = ${companyId} and state.is_archived and state.to_day = 'infinity')
      - (select count(*) from contract_dated_state as state
        where state.company_id = ${companyId} and state.created_on > ${then} and state.exists_from > ${then} and state.to_day = 'infinity')
      - (select count(*) from contract_dated_state as state
        where state.company_id = ${companyId} and state.is_archived and state.from_day <= ${then} and state.to_day > ${then}
          and state.exists_from <= ${then}))::int as count`.execute(tx)
  return rows[0]!.count
}

/** @throws Refused for a day that nobody foresees */
export function requireWithinHorizon(day: Temporal.PlainDate, today: Temporal.PlainDate): void {
  const last = today.add({ years: HORIZON_YEARS }).toString()
  if (day.toString() > last)
    throw new Refused('MALFORMED', { code: 'AS_OF_TOO_FAR', params: { last }, field: 'asOf' })
}

async function datedFactsSource(
  db: CompanyDatabase,
  day: Temporal.PlainDate,
): Promise<RawBuilder<unknown>> {
  const due = await dueContracts(db, day, MOST_COMPUTED + 1)
  if (due.length > MOST_COMPUTED) throw new Refused('STATE', 'AS_OF_IN_PREPARATION')
  if (due.length === 0) return sql.table('contract_dated_fact')
  const contracts = await readContractTerms(db, due)
  const states = await datedStates(db, due)
  const rows = contracts
    .filter((contract) => existsFrom(contract) <= day.toString())
    .map((contract) => ({
      company_id: db.companyId,
      ...factsOfOne(contract, states.get(contract.contractId)!, day).row,
      from_day: day.toString(),
      to_day: day.add({ days: 1 }).toString(),
    }))
  return sql`(select kept.* from contract_dated_fact as kept where kept.company_id = ${db.companyId} and kept.contract_id <> all(${due}::uuid[])
    union all
    select computed.* from jsonb_populate_recordset(null::contract_dated_fact, ${JSON.stringify(rows)}::jsonb) as computed)`
}

/** Contracts whose dated facts do not reach this day. */
export async function dueContracts(
  db: CompanyDatabase,
  day: Temporal.PlainDate,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select('contract_dated_state')
    .where('contract_dated_state.to_day', '=', sql<string>`'infinity'`)
    .where('contract_dated_state.facts_until', '<=', day.toString())
    .select('contract_dated_state.contract_id')
    .orderBy('contract_dated_state.facts_until')
    .orderBy('contract_dated_state.contract_id')
    .limit(most)
    .execute()
  return rows.map(({ contract_id }) => contract_id)
}
