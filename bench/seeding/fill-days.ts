import type { Client } from 'pg'
import type { LifelikeTerms } from './lifelike-terms.ts'

/** Lives whose days are sent in one statement: each has some twenty rows. */
const BATCH = 500

/** What contracts were and will be on other days: their facts, and one hand-over for every third of them. */
export async function fillDays(
  client: Client,
  companyId: string,
  { terms, now }: { terms: readonly LifelikeTerms[]; now: Date },
): Promise<void> {
  await client.query(FILL_STATES, [companyId, now])
  await client.query(
    'create temp table seed_day on commit drop as select 0 as term, fact.* from contract_dated_fact as fact limit 0',
  )
  for (let start = 0; start < terms.length; start += BATCH) {
    const days = terms
      .slice(start, start + BATCH)
      .flatMap((life, at) => life.days.map((day) => ({ ...day, term: start + at + 1 })))
    await client.query(
      `insert into seed_day select (day ->> 'term')::int, fact.* from jsonb_array_elements($1::jsonb) as day
        cross join lateral jsonb_populate_record(null::contract_dated_fact, day) as fact`,
      [JSON.stringify(days)],
    )
  }
  await client.query('create index on seed_day (term); analyze seed_day')
  await client.query(FILL_FACTS, [companyId])
}

const FILL_STATES = `
  with held as materialized (
    select contract.*, contract.created_at::date + 200 as handed_on, row_number() over (order by contract.id) as n,
      array(select filed.folder_id from contract_folder as filed where filed.company_id = $1 and filed.contract_id = contract.id
        order by filed.folder_id) as folder_ids,
      (select id from seed_choice where kind = 'owner' and place = 1) as first_owner_id
    from contract where contract.company_id = $1
  )
  insert into contract_dated_state (company_id, contract_id, from_day, to_day, created_on, exists_from, recorded_at, title, reference, contract_type_id, project_id,
    owner_id, legal_entity_id, counterparty_id, parent_id, amount_incl_tax_cents, currency, direction, scope, folder_ids, status,
    step_id, signature_provider, is_archived, facts_until)
  select $1, held.id, case when part = 1 and n % 3 = 0 then handed_on else '-infinity' end,
    case when part = 2 then handed_on else 'infinity' end, held.created_at::date,
    least(held.created_at::date, held.signature_date), $2, held.title, held.reference, held.contract_type_id, held.project_id,
    case when part = 2 then held.first_owner_id else held.owner_id end, held.legal_entity_id, held.counterparty_id, held.parent_id,
    held.amount_incl_tax_cents, held.currency, held.direction, held.scope, held.folder_ids, held.status, held.current_step_id,
    held.signature_provider, held.archived_at is not null, 'infinity'
  from held cross join generate_series(1, 2) as part where part = 1 or n % 3 = 0`

const FILL_FACTS = `
  insert into contract_dated_fact
  select $1, draw.id, day.from_day, day.to_day, day.status, case when terms.signature_date is null then step.id::text else day.status_detail end,
    day.phase, day.term_number, day.effective_date, day.end_date, day.termination_date, day.legal_limit, day.send_by, day.final_end,
    day.terminated_on, day.signature_date, day.renewal_type, day.tacit_renewal_duration, day.duration_days, day.in_tacit_renewal,
    day.is_renewed, day.renewals_made, day.is_retroactive, day.will_be_renewable, draw.cents, day.is_renewable, day.amount_tier,
    day.renewal_age, terms.status = 'CANCELLED' and draw.n % 2 = 0, draw.created_at::date, null, day.exit_on,
    day.exit_limit
  from seed_draw as draw
  join seed_terms as terms on terms.id = draw.term
  join seed_day as day on day.term = draw.term
  join workflow_step as step on step.company_id = $1 and step.kind = terms.step`
