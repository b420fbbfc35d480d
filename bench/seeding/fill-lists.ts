import type { Client } from 'pg'
import { SIZES } from './sizes.ts'

/** The contents of the library, the workflows, and the history. */
export async function fillLists(client: Client, companyId: string): Promise<void> {
  const {
    categories,
    workflows,
    circuits,
    entities,
    projects,
    parties,
    events,
    removals,
    delegations,
    templates,
    clauses,
  } = SIZES
  for (const [statement, many] of [
    [FILL_CATEGORIES, categories],
    [FILL_WORKFLOWS, workflows],
    [FILL_CIRCUITS, circuits],
    [
      `insert into legal_entity (company_id, id, name) select $1, uuidv7(), 'Entité ' || n from generate_series(1, $2::int) as n`,
      entities,
    ],
    [
      `insert into project (company_id, id, title, created_at) select $1, uuidv7(), 'Chantier ' || n, now() from generate_series(1, $2::int) as n`,
      projects,
    ],
    [FILL_PARTIES, parties],
    [FILL_EVENTS, events],
    [FILL_REMOVALS, removals],
    [FILL_DELEGATIONS, delegations],
    [FILL_TEMPLATES, templates],
    [FILL_CLAUSES, clauses],
  ] as const)
    await client.query(statement, [companyId, many])
}

/** Twenty with nine in each. */
const FILL_CATEGORIES = `
  with top as (
    insert into category (company_id, id, name, kind)
    select $1, uuidv7(), 'Thème ' || n, 'clause' from generate_series(1, $2::int / 10) as n returning id, name
  )
  insert into category (company_id, id, parent_id, name, kind)
  select $1, uuidv7(), top.id, 'Rubrique ' || n, 'clause' from top cross join generate_series(1, 9) as n`

const FILL_WORKFLOWS = `
  with made as (
    insert into workflow (company_id, id, name) select $1, uuidv7(), 'Parcours ' || n from generate_series(1, $2::int) as n returning id
  )
  insert into workflow_step (company_id, id, workflow_id, position, name, colour, kind)
  select $1, uuidv7(), made.id, step.position, 'Étape ' || step.position, '#336699', step.kind
  from made cross join unnest(array['drafting', 'negotiation', 'validation', 'signature', 'followUp']) with ordinality as step (kind, position)`

/** Two steps each, with three validators in each. */
const FILL_CIRCUITS = `
  with step as (
    select id, row_number() over (order by id) as place from workflow_step where company_id = $1 and kind = 'validation'
  ), circuit as (
    insert into validation_circuit (company_id, id, title, workflow_step_id, updated_at)
    select $1, uuidv7(), 'Circuit ' || n, step.id, now() from generate_series(1, $2::int) as n
    join step on step.place = 1 + n % (select count(*) from step) returning id
  ), made as (
    insert into validation_circuit_step (company_id, id, circuit_id, position, name, rule)
    select $1, uuidv7(), circuit.id, n, 'Niveau ' || n, 'all' from circuit cross join generate_series(1, 2) as n returning id
  ), numbered as (select id, row_number() over (order by id) as place from made),
  colleague as (select id, row_number() over (order by id) as place from person where company_id = $1)
  insert into validation_circuit_validator (company_id, id, step_id, person_id)
  select $1, uuidv7(), numbered.id, colleague.id from numbered cross join generate_series(1, 3) as n
  join colleague on colleague.place = 1 + (numbered.place * 13 + n * 211) % (select count(*) from colleague)`

/** Published once each, showing twenty fields, and filed in one folder. */
const FILL_TEMPLATES = `
  with made as (
    select uuidv7() as id, uuidv7() as text_id, n from generate_series(1, $2::int) as n
  ), text as (
    insert into text (company_id, id, numbering, locale) select $1, made.text_id, 'articles', 'fr' from made
  ), template as (
    insert into template (company_id, id, text_id, title, name, description, contract_type_id, published_version, created_at, managed_at, updated_at)
    select $1, made.id, made.text_id, (array['Bail', 'Maintenance', 'Prestation', 'Licence', 'Confidentialité'])[1 + n % 5] || ' ' || n, 'M-' || n,
      'Pour les besoins courants', (select contract_type.id from contract_type where company_id = $1 order by id limit 1), 1, now(), now(), now()
    from made
  ), version as (
    insert into template_version (company_id, template_id, number, locale, document, schema_version, variables, published_at)
    select $1, made.id, 1, 'fr', '{"title": "Modèle", "numbering": "articles", "blocks": []}', 1,
      (select jsonb_agg('grand_' || field) from generate_series(1, 20) as field), now()
    from made
  )
  insert into template_folder (company_id, template_id, folder_id)
  select $1, made.id, (select folder.id from folder where company_id = $1 order by id limit 1) from made`

/** Published once, with a paragraph each. */
const FILL_CLAUSES = `
  with made as (
    select uuidv7() as id, uuidv7() as text_id, n from generate_series(1, $2::int) as n
  ), text as (
    insert into text (company_id, id, numbering, locale) select $1, made.text_id, 'none', 'fr' from made
  ), clause as (
    insert into clause (company_id, id, text_id, title, description, published_version, created_at, updated_at)
    select $1, made.id, made.text_id,
      (array['Responsabilité', 'Confidentialité', 'Résiliation', 'Prix', 'Données'])[1 + n % 5] || ' ' || n,
      'Pour les besoins courants', 1, now(), now()
    from made
  )
  insert into clause_version (company_id, clause_id, number, locale, title, content, schema_version, published_at)
  select $1, made.id, 1, 'fr', 'Clause', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
    'type', 'paragraph', 'attrs', jsonb_build_object('align', 'left'), 'content', jsonb_build_array(jsonb_build_object(
      'type', 'text', 'text', repeat('Les parties conviennent de la clause ' || made.n || '. ', 8)))))), 2, now()
  from made`

/** Every other one with a contact. */
const FILL_PARTIES = `
  with made as (
    insert into counterparty (company_id, id, name, created_at)
    select $1, uuidv7(), 'Fournisseur ' || n, now() from generate_series(1, $2::int) as n returning id, name
  )
  insert into counterparty_contact (company_id, id, counterparty_id, position, name)
  select $1, uuidv7(), made.id, 1, 'Contact de ' || made.name from made where hashtext(made.name) % 2 = 0`

/**
 * Acts of everyone on the contracts, and one in ten on a counterparty, with the names that are recorded with them. The
 * chain is not computed: nothing here checks it.
 */
const FILL_EVENTS = `
  with numbered as materialized (select id, row_number() over (order by id) as place from contract where company_id = $1),
  author as materialized (
    select id, first_name || ' ' || last_name as name, row_number() over (order by id) as place from person where company_id = $1
  )
  insert into audit_event (company_id, id, sequence, at, actor_id, action, object_type, object_id, contract_id, payload, personal, salt,
    commitment, previous_hash, hash)
  select $1, uuidv7(($2::int - n) * interval '-1 minute'), n, now() - ($2::int - n) * interval '1 minute', author.id,
    act.action, act.object_type, numbered.id, case act.object_type when 'counterparty' then null else numbered.id end, '{}',
    jsonb_build_object('actor', author.name)
      || case act.object_type when 'counterparty' then jsonb_build_object('label', 'Fournisseur ' || n % 5000) else '{}' end,
    sha256(n::text::bytea), sha256(n::text::bytea), sha256((n - 1)::text::bytea), sha256(n::text::bytea)
  from generate_series(1, $2::int) as n
  join numbered on numbered.place = 1 + n % (select count(*) from numbered)
  join author on author.place = 1 + n % (select count(*) from author)
  cross join lateral (select * from (values
    ('contract.detailsChanged', 'contract'), ('contract.datesChanged', 'contract'), ('text.sectionSaved', 'section'),
    ('validation.requested', 'validation'), ('contract.created', 'contract')) as acts (action, object_type) offset n % 5 limit 1) as common
  cross join lateral (select case when n % 10 = 0 then 'counterparty.changed' else common.action end as action,
    case when n % 10 = 0 then 'counterparty' else common.object_type end as object_type) as act`

/** Deletions of the last thirty days, cycling through the kinds. */
const FILL_REMOVALS = `
  with author as materialized (select id, row_number() over (order by id) as place from person where company_id = $1)
  insert into removed_object (company_id, id, kind, object_id, label, content, removed_by, removed_at)
  select $1, uuidv7(), (array['project', 'counterparty', 'folder', 'contractType', 'contract'])[1 + n % 5], uuidv7(), 'Supprimé ' || n,
    jsonb_build_array(jsonb_build_object('table', 'project', 'rows', jsonb_build_array(jsonb_build_object('title', 'Supprimé ' || n)))),
    author.id, now() - n * interval '4 minutes'
  from generate_series(1, $2::int) as n join author on author.place = 1 + n % (select count(*) from author)`

/** Week after week, cycling through everyone; one in three was ended early. */
const FILL_DELEGATIONS = `
  with colleague as materialized (select id, row_number() over (order by id) as place from person where company_id = $1),
  many as (select count(*) as people from colleague)
  insert into delegation (company_id, id, person_id, delegate_id, starts_on, ends_on, created_by, created_at, ended_by, ended_at)
  select $1, uuidv7(), absent.id, delegate.id, current_date - (n / people * 14)::int, current_date - (n / people * 14)::int + 6,
    absent.id, now(), case when n % 3 = 0 then absent.id end, case when n % 3 = 0 then now() end
  from generate_series(1, $2::int) as n cross join many
  join colleague as absent on absent.place = 1 + n % people
  join colleague as delegate on delegate.place = 1 + (n + 1 + n / people) % people`
