import type { ChoiceField } from '@tacite/domain/imports/import-fields.ts'
import type { Proposal, RowValues } from '@tacite/domain/imports/import-row.ts'
import { SEVERAL, sirenKey, valueKey, type Matches } from '@tacite/domain/imports/match-choice.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { knownFolders, visibleContracts } from '../../../people/access/public.ts'

type Names = Map<string, string>

/**
 * What the texts of rows name in the company, as the person sees it. Parties by the rule of their duplicates, or by their
 * number; people by their name in either order, or their address; contracts by their reference or their title.
 */
export async function companyMatches(
  db: CompanyDatabase,
  actor: Actor,
  rows: readonly { values: RowValues; proposals?: readonly Proposal[] }[],
): Promise<Matches> {
  const texts = (field: ChoiceField | 'master') => [
    ...new Set(
      rows
        .flatMap(({ values, proposals = [] }) => [
          values[field]?.text ?? '',
          ...proposals.flatMap((each) => (each.field === field ? each.text : [])),
        ])
        .filter((text) => text !== ''),
    ),
  ]
  const sirens = rows.flatMap(({ values, proposals = [] }) => [
    ...(typeof values.siren?.value === 'string' ? [values.siren.value] : []),
    ...proposals.flatMap(({ field, text }) => (field === 'siren' ? text : [])),
  ])
  return {
    type: await named(
      db,
      'type',
      sql`select id, title as name from contract_type where company_id = ${db.companyId}`,
    ),
    project: await named(
      db,
      'project',
      sql`select id, title as name from project where company_id = ${db.companyId}`,
    ),
    legalEntity: await named(
      db,
      'legalEntity',
      sql`select id, name from legal_entity where company_id = ${db.companyId}`,
    ),
    ownNumber: await ownNumbers(db),
    owner: await people(db, texts('owner')),
    folder: await folders(db, actor, texts('folder')),
    counterparty: await parties(db, texts('counterparty'), [...new Set(sirens)]),
    master: await masters(db, actor, texts('master')),
  }
}

function add(names: Names, key: string, id: string): void {
  if (key === '') return
  names.set(key, names.has(key) && names.get(key) !== id ? SEVERAL : id)
}

async function named(
  db: CompanyDatabase,
  field: ChoiceField,
  query: ReturnType<typeof sql>,
): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`${query} order by id`.execute(db.tx)
  const names: Names = new Map()
  for (const { id, name } of rows) add(names, valueKey(field, name), id)
  return names
}

/** The company's own entities by their numbers. */
async function ownNumbers(db: CompanyDatabase): Promise<Names> {
  const rows = await db
    .select('legal_entity')
    .where('legal_entity.siren', 'is not', null)
    .select(['legal_entity.id', 'legal_entity.siren'])
    .orderBy('legal_entity.id')
    .execute()
  const names: Names = new Map()
  for (const { id, siren } of rows) add(names, sirenKey(siren!), id)
  return names
}

async function people(db: CompanyDatabase, texts: readonly string[]): Promise<Names> {
  const names: Names = new Map()
  if (texts.length === 0) return names
  const rows = await db
    .select('person')
    .where('person.status', '=', 'active')
    .select(['person.id', 'person.first_name', 'person.last_name', 'person.email'])
    .orderBy('person.id')
    .execute()
  for (const { id, first_name, last_name, email } of rows)
    for (const name of new Set([`${first_name} ${last_name}`, `${last_name} ${first_name}`, email]))
      add(names, valueKey('owner', name), id)
  return names
}

/** By their own name, and by their path: « Achats / Informatique ». */
async function folders(
  db: CompanyDatabase,
  actor: Actor,
  texts: readonly string[],
): Promise<Names> {
  const names: Names = new Map()
  if (texts.length === 0) return names
  const { rows } = await sql<{ id: string; name: string; path: string }>`
    with recursive below as (
      select id, name, name as path from folder where company_id = ${db.companyId} and parent_id is null
      union all
      select folder.id, folder.name, below.path || ' / ' || folder.name from folder
        join below on folder.company_id = ${db.companyId} and folder.parent_id = below.id)
    select id, name, path from below order by id`.execute(db.tx)
  const known = await knownFolders(
    db,
    actor,
    rows.map(({ id }) => id),
  )
  const seen = new Set(known.map(({ _id }) => _id))
  for (const { id, name, path } of rows) {
    if (!seen.has(id)) continue
    add(names, valueKey('folder', name), id)
    if (path !== name) add(names, valueKey('folder', path), id)
  }
  return names
}

async function parties(
  db: CompanyDatabase,
  texts: readonly string[],
  sirens: readonly string[],
): Promise<Names> {
  const names: Names = new Map()
  if (texts.length + sirens.length === 0) return names
  const keys = [...new Set(texts.map((text) => valueKey('counterparty', text)))]
  const { rows } = await sql<{ id: string; key: string; siren: string | null }>`
    select counterparty.id, party_name(counterparty.name) as key, counterparty.siren from counterparty
    where counterparty.company_id = ${db.companyId}
      and (party_name(counterparty.name) = any(${keys}) or counterparty.siren = any(${[...sirens]}))
    order by counterparty.id`.execute(db.tx)
  for (const { id, key, siren } of rows) {
    add(names, key, id)
    if (siren) add(names, sirenKey(siren), id)
  }
  return names
}

/** What a person may not see does not exist for them. */
async function masters(
  db: CompanyDatabase,
  actor: Actor,
  texts: readonly string[],
): Promise<Names> {
  const names: Names = new Map()
  if (texts.length === 0) return names
  const wanted = texts.map((text) => text.trim())
  const rows = await db
    .select('contract')
    .where(
      sql<boolean>`(contract.reference = any(${wanted}::text[]) or contract.title = any(${wanted}::text[]))`,
    )
    .where(visibleContracts(actor))
    .select(['contract.id', 'contract.reference', 'contract.title'])
    .orderBy('contract.id')
    .execute()
  for (const { id, title } of rows) add(names, valueKey('master', title), id)
  // A reference names one contract, whatever titles say.
  for (const { id, reference } of rows) names.set(valueKey('master', reference), id)
  return names
}
