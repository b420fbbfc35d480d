import { todayIn } from '@tacite/domain/calendar/today.ts'
import { AMOUNT_TIERS } from '@tacite/domain/filters/bands.ts'
import type { Client } from 'pg'
import type { SeededCompany } from './fill-company.ts'
import { fillDays } from './fill-days.ts'
import { countMonthEnd, fillMonthEnds } from './fill-month-ends.ts'
import { lifelikeTerms } from './lifelike-terms.ts'
import { withoutChecks } from './without-checks.ts'

/** Enough different lives that a day, a month or a year looks like one of a real company. */
const MOST_TERMS = 10_000

/** Contracts, their facts, folders and rights, by a few statements; data only needed for texts is left out. */
export async function fillContracts(
  client: Client,
  { companyId }: SeededCompany,
  contracts: number,
  now: Date,
): Promise<void> {
  const today = todayIn('Europe/Paris', now)
  const terms = lifelikeTerms(Math.min(contracts, MOST_TERMS), today)
  await client.query('begin')
  await client.query(ROOM)
  await client.query(`select setseed(0.42)`)
  await client.query(TERMS_TABLE)
  await client.query(
    `insert into seed_terms select row_number() over (), one.status, one.step, (one.facts ->> 'signature_date')::date, one.lifecycle, one.facts, one.phases, nullif(one.patches, 'null')
     from jsonb_to_recordset($1::jsonb) as one (status text, step text, lifecycle jsonb, facts jsonb, phases jsonb, patches jsonb)`,
    [JSON.stringify(terms.map(({ days: _, ...life }) => life))],
  )
  await client.query('analyze seed_terms')
  await client.query(NUMBER_CHOICES)
  await client.query(DRAW_CONTRACTS, [contracts, terms.length, now])
  await client.query('analyze seed_draw')
  await withoutChecks(client, TABLES, async () => {
    await client.query(FILL_TEXTS, [companyId])
    await client.query(FILL_FOLDERS, [companyId])
    await client.query(FILL_ACCESS, [companyId, now])
    await client.query(FILL_GROUP_ACCESS, [companyId, now])
    await client.query(SETS_TABLE, [companyId])
    await client.query(FILL_CONTRACTS, [companyId, now])
    await client.query(FILL_COUNTERS, [companyId])
    await client.query(FILL_PATCHES, [companyId])
    await client.query(FILL_FACTS, [companyId, AMOUNT_TIERS.map(({ from }) => from)])
    await client.query(FILL_PHASES, [companyId])
    await fillDays(client, companyId, { terms, now })
  })
  // Looks up amendments: with the indexes of the contracts.
  await withoutChecks(client, ['contract_month_end'], () => fillMonthEnds(client, companyId))
  await client.query('select recount_dashboard_cells($1), recount_contract_uses($1)', [companyId])
  await countMonthEnd(client, companyId)
  await client.query('commit')
}

const TABLES = [
  'text',
  'contract',
  'contract_fact',
  'contract_phase',
  'contract_folder',
  'contract_access',
  'contract_dated_state',
  'contract_dated_fact',
  'amendment_patch',
]

/** A million rows are hash-joined, each side read once: ten times as fast as lookups. */
const ROOM = `
  set local work_mem = '256MB';
  set local enable_nestloop = off`

const TERMS_TABLE = `
  create temp table seed_terms (id int primary key, status text, step text, signature_date date, lifecycle jsonb, facts jsonb, phases jsonb, patches jsonb) on commit drop`

/** The objects of a company by number. Arrays of them would be copied into every row of a sort. */
const NUMBER_CHOICES = `
  create temp table seed_choice (kind text, place int, id uuid, name text, primary key (kind, place)) on commit drop;
  insert into seed_choice
  select kind, row_number() over (partition by kind order by name, id), id, name from (
    select 'owner' as kind, id, email as name from person where company_id = current_setting('tacite.company')::uuid and status = 'active'
    union all select 'type', id, title from contract_type where company_id = current_setting('tacite.company')::uuid
    union all select 'project', id, title from project where company_id = current_setting('tacite.company')::uuid
    union all select 'party', id, name from counterparty where company_id = current_setting('tacite.company')::uuid
    union all select 'group', id, name from person_group where company_id = current_setting('tacite.company')::uuid
  ) as choice;
  analyze seed_choice`

/** What each contract is drawn from: its terms, and the people and objects it belongs to. */
const DRAW_CONTRACTS = `
  create temp table seed_draw on commit drop as
  with held as materialized (select kind, count(*)::int as count from seed_choice group by kind),
  chance as materialized (
    select n, 1 + (n - 1) % $2::int as term, random() as early, random_normal(4.3, 0.7) as magnitude,
      1 + floor(random() * (select count from held where kind = 'owner'))::int as owner,
      1 + floor(random() ^ 2 * (select count from held where kind = 'type'))::int as type,
      1 + floor(random() * (select count from held where kind = 'project'))::int as project,
      1 + floor(random() ^ 2.5 * (select count from held where kind = 'party'))::int as party
    from generate_series(1, $1::int) as n
  ), drawn as (
    select chance.n, chance.term, owner.id as owner_id, type.id as contract_type_id, project.id as project_id,
      party.id as counterparty_id, type.name || ' – ' || party.name || ' – lot ' || n as title,
      round(10 ^ least(magnitude, 7.5) * 100)::bigint as cents,
      case when terms.signature_date is null then $3::timestamptz - early * early * interval '400 days'
        else terms.signature_date - (5 + floor(early * 90))::int + interval '9 hours' end as created_at
    from chance
    join seed_terms as terms on terms.id = chance.term
    join seed_choice as owner on owner.kind = 'owner' and owner.place = chance.owner
    join seed_choice as type on type.kind = 'type' and type.place = chance.type
    join seed_choice as project on project.kind = 'project' and project.place = chance.project
    join seed_choice as party on party.kind = 'party' and party.place = chance.party
  )
  select drawn.*, uuidv7(drawn.created_at - $3::timestamptz) as id,
    uuidv7(drawn.created_at - $3::timestamptz) as text_id, extract(year from drawn.created_at)::int as year,
    row_number() over (partition by extract(year from drawn.created_at) order by drawn.created_at, drawn.n) as place
  from drawn order by drawn.created_at`

/** Each contract has its text; sections are only ever read one contract at a time, so there are none. */
const FILL_TEXTS = `
  insert into text (company_id, id, numbering, locale) select $1, draw.text_id, 'articles', 'fr' from seed_draw as draw`

/** An amendment belongs to the contract drawn before it. */
const MASTER = `left join seed_draw as master on terms.patches is not null and master.n = draw.n - 1`

const FILL_CONTRACTS = `
  insert into contract (company_id, id, text_id, reference, title, contract_type_id, project_id, owner_id, legal_entity_id, counterparty_id,
    workflow_id, current_step_id, status, amount_incl_tax_cents, lifecycle, signature_date, signature_provider,
    locked_at, lock_kind, archived_at, created_by, created_at, updated_at, access_set_id, parent_id)
  select $1, draw.id, draw.text_id, draw.year || lpad(draw.place::text, greatest(4, length(draw.place::text)), '0'), draw.title,
    draw.contract_type_id, draw.project_id, draw.owner_id, (select id from legal_entity where company_id = $1), draw.counterparty_id,
    step.workflow_id, step.id, terms.status, draw.cents, terms.lifecycle, terms.signature_date,
    case when terms.signature_date is not null then 'local' end, terms.signature_date,
    case when terms.signature_date is not null then 'signature' end,
    case when terms.status = 'CANCELLED' and draw.n % 2 = 0 then $2::timestamptz end, draw.owner_id, draw.created_at, draw.created_at,
    opened.access_set_id, master.id
  from seed_draw as draw
  left join seed_set as opened on opened.contract_id = draw.id
  join seed_terms as terms on terms.id = draw.term
  ${MASTER}
  join workflow_step as step on step.company_id = $1 and step.kind = terms.step`

/** What amendments replace. */
const FILL_PATCHES = `
  insert into amendment_patch (company_id, contract_id, field, value)
  select $1, draw.id, patch.field, patch.value
  from seed_draw as draw
  join seed_terms as terms on terms.id = draw.term and terms.patches is not null
  cross join lateral jsonb_to_recordset(terms.patches) as patch (field text, value jsonb)
  where draw.n > 1`

/** The next contract created through the product continues the counter. */
const FILL_COUNTERS = `
  insert into reference_counter (company_id, year, last_value)
  select $1, left(contract.reference, 4)::int, count(*) from contract where contract.company_id = $1 group by 2`

const FILL_FACTS = `
  with fact as materialized (
    select seed_terms.id as term, populated.* from seed_terms,
      jsonb_populate_record(null::contract_fact, seed_terms.facts - 'contract_id') as populated
  )
  insert into contract_fact (company_id, contract_id, status, status_detail, phase, term_number, effective_date, end_date,
    termination_date, legal_limit, send_by, final_end, terminated_on, signature_date, renewal_type, tacit_renewal_duration,
    duration_days, in_tacit_renewal, is_renewed, renewals_made, is_retroactive, will_be_renewable, amount_incl_tax_cents,
    amount_tier, renewal_age, department_id, is_renewable, foreseen_until, owner_id, contract_type_id, project_id, counterparty_id, signature_provider, created_on, is_archived,
    access_set_id, parent_id, exit_on, exit_limit)
  select $1, draw.id, fact.status, case when fact.status_detail = terms.step then step.id::text else fact.status_detail end,
    fact.phase, fact.term_number, fact.effective_date, fact.end_date, fact.termination_date, fact.legal_limit, fact.send_by,
    fact.final_end, fact.terminated_on, fact.signature_date, fact.renewal_type, fact.tacit_renewal_duration, fact.duration_days,
    fact.in_tacit_renewal, fact.is_renewed, fact.renewals_made, fact.is_retroactive, fact.will_be_renewable, draw.cents,
    width_bucket(draw.cents, $2::bigint[]) - 1, fact.renewal_age,
    owner.main_group_id, fact.is_renewable, fact.foreseen_until, draw.owner_id, draw.contract_type_id, draw.project_id, draw.counterparty_id,
    case when fact.signature_date is not null then 'local' end, (draw.created_at at time zone 'Europe/Paris')::date,
    terms.status = 'CANCELLED' and draw.n % 2 = 0, opened.access_set_id, master.id, fact.exit_on, fact.exit_limit
  from seed_draw as draw
  left join seed_set as opened on opened.contract_id = draw.id
  join seed_terms as terms on terms.id = draw.term
  ${MASTER}
  join fact on fact.term = draw.term
  join workflow_step as step on step.company_id = $1 and step.kind = terms.step
  join person as owner on owner.company_id = $1 and owner.id = draw.owner_id`

const FILL_PHASES = `
  with phase as materialized (
    select seed_terms.id as term, populated.* from seed_terms
    cross join lateral jsonb_populate_recordset(null::contract_phase, seed_terms.phases) as populated
  )
  insert into contract_phase (company_id, contract_id, from_day, status, status_detail, phase, term_number, end_date,
    termination_date, legal_limit, send_by, final_end, terminated_on, tacit_renewal_duration, in_tacit_renewal, renewal_age,
    is_renewed, is_renewable, renewals_made, will_be_renewable, exit_on, exit_limit)
  select $1, draw.id, phase.from_day, phase.status,
    case when phase.status_detail = terms.step then step.id::text else phase.status_detail end, phase.phase,
    phase.term_number, phase.end_date, phase.termination_date, phase.legal_limit, phase.send_by, phase.final_end,
    phase.terminated_on, phase.tacit_renewal_duration, phase.in_tacit_renewal, phase.renewal_age, phase.is_renewed,
    phase.is_renewable, phase.renewals_made, phase.will_be_renewable, phase.exit_on, phase.exit_limit
  from seed_draw as draw
  join seed_terms as terms on terms.id = draw.term
  join phase on phase.term = draw.term
  join workflow_step as step on step.company_id = $1 and step.kind = terms.step`

/** Nine contracts in ten are filed, one in five twice. */
const FILL_FOLDERS = `
  with folder as materialized (
    select id, (row_number() over (order by name, id) - 1)::int as place from folder where company_id = $1::uuid
  )
  insert into contract_folder (company_id, contract_id, folder_id)
  select distinct $1::uuid, draw.id, folder.id
  from seed_draw as draw
  cross join generate_series(1, 2) as copy
  join folder on folder.place = abs(hashint4(draw.n * 2 + copy)) % (select count(*) from folder)
  where abs(hashint4(draw.n)) % 10 < case copy when 1 then 9 else 2 end`

/** Every third contract is shared with one more person. */
const FILL_ACCESS = `
  insert into contract_access (company_id, id, contract_id, person_id, level, given_by, given_at)
  select $1, uuidv7(), draw.id, reader.id, 'reader', draw.owner_id, $2
  from seed_draw as draw
  join seed_choice as reader on reader.kind = 'owner' and reader.place = 1 + abs(hashint4(draw.n)) % (select count(*) from seed_choice where kind = 'owner')
  where draw.n % 3 = 0`

/** Every eleventh with one department. */
const FILL_GROUP_ACCESS = `
  insert into contract_access (company_id, id, contract_id, group_id, level, given_by, given_at)
  select $1, uuidv7(), draw.id, department.id, 'reader', draw.owner_id, $2
  from seed_draw as draw
  join seed_choice as department on department.kind = 'group' and department.place = 1 + abs(hashint4(draw.n)) % (select count(*) from seed_choice where kind = 'group')
  where draw.n % 11 = 0`

/** Triggers would follow each folder and share by itself. */
const SETS_TABLE = `create temp table seed_set on commit drop as select * from access_sets_of_company($1)`
