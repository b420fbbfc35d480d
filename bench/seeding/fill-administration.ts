import type { Client } from 'pg'
import { fillLists } from './fill-lists.ts'
import { SIZES } from './sizes.ts'
import { withoutChecks } from './without-checks.ts'

export const FILED = 100_000
/** Contracts with a value in each of five fields. */
const WITH_VALUES = 20_000

export interface FilledAdministration {
  rootFolderId: string
  groupId: string
  roleId: string
  /** Has been absent, and has acted for others. */
  delegateId: string
}

/**
 * Adds people, groups, roles, folders, fields and the other lists to a filled company; its first contracts go into
 * one folder.
 */
export async function fillAdministration(
  client: Client,
  companyId: string,
): Promise<FilledAdministration> {
  const { people, groups, roles, folders, fields } = SIZES
  await client.query(
    `insert into role (company_id, id, name, kind, permissions)
     select $1, uuidv7(), 'Rôle ' || n, 'custom', (select permissions from role where company_id = $1 and key = 'reader')
     from generate_series(1, $2::int) as n`,
    [companyId, roles],
  )
  await client.query(
    `insert into person_group (company_id, id, name) select $1, uuidv7(), 'Groupe ' || n from generate_series(1, $2::int) as n`,
    [companyId, groups],
  )
  await client.query(
    `with role_of as (select id, row_number() over (order by id) as place from role where company_id = $1 and kind = 'custom')
     insert into person (company_id, id, email, first_name, last_name, locale, status, role_id, created_at)
     select $1, uuidv7(), 'large' || n || '-' || right($1::text, 12) || '@bench.tacite.test',
       (array['Anne', 'Élodie', 'Hugo', 'Inès', 'Paul', 'Zoé'])[1 + n % 6], 'Nom ' || (n * 7919 % 100003), 'fr', 'active', role_of.id, now()
     from generate_series(1, $2::int) as n join role_of on role_of.place = 1 + n % $3::int`,
    [companyId, people, roles],
  )
  await client.query(
    `with numbered as (select id, row_number() over (order by id) as place from person where company_id = $1),
       grouped as (select id, row_number() over (order by id) as place from person_group where company_id = $1)
     insert into group_member (company_id, group_id, person_id)
     select $1, grouped.id, numbered.id from numbered join grouped on grouped.place in (1 + numbered.place % $2::int, 1 + numbered.place * 7 % $2::int)
     on conflict do nothing`,
    [companyId, groups],
  )
  await client.query(FILL_TREE, [companyId, folders])
  await client.query(
    `insert into tagged_field (company_id, id, variable, label, type, kind, position)
     select $1, uuidv7(), 'grand_' || n, 'Champ ' || n, 'text', 'custom', 1000 + n from generate_series(1, $2::int) as n`,
    [companyId, fields],
  )
  await fillLists(client, companyId)
  const rootFolderId = await idOf(client, companyId, { table: 'folder', name: 'Grande racine' })
  await client.query('begin')
  await withoutChecks(client, ['contract_folder', 'contract_field'], async () => {
    await client.query(
      `insert into contract_folder (company_id, contract_id, folder_id)
       select $1, id, $2 from (select id from contract where company_id = $1 order by id limit $3) as first`,
      [companyId, rootFolderId, FILED],
    )
    await client.query(FILL_VALUES, [companyId, fields, WITH_VALUES])
  })
  await client.query('select recount_contract_uses($1), recount_access_sets($1)', [companyId])
  await client.query('commit')
  await client.query('vacuum analyze')
  return {
    rootFolderId,
    groupId: await idOf(client, companyId, { table: 'person_group', name: 'Groupe 7' }),
    roleId: await idOf(client, companyId, { table: 'role', name: 'Rôle 7' }),
    delegateId: await someDelegate(client, companyId),
  }
}

async function idOf(
  client: Client,
  companyId: string,
  { table, name }: { table: 'folder' | 'person_group' | 'role'; name: string },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ${table} where company_id = $1 and name = $2`,
    [companyId, name],
  )
  return rows[0]!.id
}

async function someDelegate(client: Client, companyId: string): Promise<string> {
  const { rows } = await client.query<{ delegate_id: string }>(
    'select delegate_id from delegation where company_id = $1 order by id limit 1',
    [companyId],
  )
  return rows[0]!.delegate_id
}

/** One root with fifty branches, the rest below them. */
const FILL_TREE = `
  with root as (
    insert into folder (company_id, id, name) values ($1, uuidv7(), 'Grande racine') returning id
  ), branch as (
    insert into folder (company_id, id, parent_id, name)
    select $1, uuidv7(), root.id, 'Branche ' || n from root cross join generate_series(1, 50) as n returning id, name
  ), numbered as (select id, row_number() over (order by name) as place from branch)
  insert into folder (company_id, id, parent_id, name)
  select $1, uuidv7(), numbered.id, 'Feuille ' || n from generate_series(1, $2::int - 51) as n join numbered on numbered.place = 1 + n % 50`

const FILL_VALUES = `
  with field as (
    select id, row_number() over (order by position) as place from tagged_field where company_id = $1 and variable like 'grand\\_%'
  ), numbered as (
    select id, row_number() over (order by id) as place from contract where company_id = $1 order by id limit $3::int
  )
  insert into contract_field (company_id, contract_id, field_id, value)
  select $1, numbered.id, field.id, to_jsonb('Valeur ' || numbered.place) from numbered cross join generate_series(0, 4) as copy
  join field on field.place = 1 + (numbered.place * 7 + copy * 101) % $2::int`
