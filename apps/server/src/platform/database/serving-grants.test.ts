import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from './prepare-database.ts'
import { expectedGrants, heldGrants } from './serving-grants.ts'
import { findServingWeaknesses, servingWeaknesses } from './serving-weaknesses.ts'
import { createEmptyDatabase, createTestDatabase } from './testing/create-test-database.ts'

const ROLE = 'tacite_app'

test('the serving role has its rights on every table and no other', async () => {
  const { owner } = await createTestDatabase()
  const client = await connect(owner)
  const tables = await column(client, TABLES)
  expect(tables.length).toBeGreaterThan(80)
  expect([...(await heldGrants(client, ROLE))].toSorted()).toEqual(
    [...expectedGrants(tables)].toSorted(),
  )
  expect(await column(client, DDL_RIGHTS)).toEqual([])
})

test('it owns nothing, belongs to no other role and has no privilege of its own', async () => {
  const { owner } = await createTestDatabase()
  const client = await connect(owner)
  expect(await column(client, OWNED)).toEqual([])
  expect(await column(client, PRIVILEGES)).toEqual(['login'])
  expect(await column(client, MEMBERSHIPS)).toEqual([])
  expect(await column(client, CREATABLE)).toEqual([])
})

test.each([
  'alter table audit_event disable trigger keep_audit_event',
  'alter table audit_event disable row level security',
  'alter table audit_event drop constraint audit_event_check',
  'alter table audit_event owner to tacite_app',
  'drop table audit_event',
  'truncate audit_event',
  'delete from audit_event',
  `update audit_event set payload = '{}'`,
  `update audit_event set at = now()`,
  `update audit_event set commitment = sha256('x')`,
  'delete from audit_head',
  'delete from audit_check',
  'drop trigger keep_audit_event on audit_event',
  'create or replace function keep_audit_event() returns trigger language plpgsql as $$ begin return new; end $$',
  'alter table person no force row level security',
  'drop policy company_fence on person',
  'create table mine (id int)',
  'create function mine() returns int language sql as $$ select 1 $$',
  `insert into migration (name) values ('x')`,
  'set session_replication_role = replica',
  'set role tacite',
  'create role other',
  'alter role tacite_app superuser',
])('the database refuses the serving role: %s', async (statement) => {
  const { connection } = await shared
  const client = await connect(connection)
  await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
})
const shared = createTestDatabase()

test('tables of later migrations have their rights after the next start, and lost ones return', async () => {
  const database = await createTestDatabase()
  const [owner, serving] = [await connect(database.owner), await connect(database.connection)]
  await owner.query('create table later (number bigint generated always as identity, word text)')
  await owner.query(`grant truncate on contract to ${ROLE}; revoke select on person from ${ROLE}`)
  const insert = `insert into later (word) values ('x') returning number`
  await expect(serving.query(insert)).rejects.toThrow('permission denied')
  await prepareDatabase(database)
  expect(await column(serving, insert)).toEqual(['1'])
  const held = await heldGrants(owner, ROLE)
  expect(held).toEqual(expectedGrants(await column(owner, TABLES)))
})

test('a database with one role is prepared as it always was', async () => {
  const { owner } = await createEmptyDatabase()
  await prepareDatabase({ connection: owner, owner })
  const client = await connect(owner)
  expect(await heldGrants(client, ROLE)).toEqual(new Set())
  expect(await column(client, 'select count(*) from contract')).toEqual(['0'])
})

test('what a role could do beyond serving is named, with what to set', async () => {
  const { connection, owner, superuser } = await createTestDatabase()
  expect(await findServingWeaknesses(connection)).toEqual([])
  expect(await findServingWeaknesses(owner)).toEqual([
    expect.stringMatching(
      /^The database role tacite has the rights of tacite, .* DATABASE_OWNER_URL/,
    ),
  ])
  expect(await findServingWeaknesses(superuser)).toEqual([
    expect.stringMatching(/^The database role postgres is a superuser/),
  ])
})

test('a role that row-level security does not bind is named', async () => {
  const { superuser } = await createTestDatabase()
  const client = await connect(superuser)
  // Never committed: roles belong to the whole server.
  await client.query('begin; create role unbound bypassrls; set local role unbound')
  expect(await servingWeaknesses(client)).toEqual([
    expect.stringMatching(/^The database role unbound bypasses row-level security/),
  ])
})

async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function column(client: Client, text: string): Promise<string[]> {
  const { rows } = await client.query<[unknown]>({ text, rowMode: 'array' })
  return rows.map(([value]) => String(value))
}

const TABLES = `
  select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'pgboss')
  union all
  select format('%I.%I', schemaname, viewname) from pg_views where schemaname in ('public', 'pgboss')
    and not exists (select from pg_depend where objid = format('%I.%I', schemaname, viewname)::regclass and deptype = 'e')`

/** Also by way of PUBLIC: what nobody has to be given to change a table's shape or empty it. */
const DDL_RIGHTS = `
  select format('%s %s', relname, privilege) from pg_class,
    unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) as privilege
  where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'v')
    and has_table_privilege('${ROLE}', pg_class.oid, privilege)`

const OWNED = `
  select format('%s %s', classid::regclass, objid) from pg_shdepend
  where refobjid = '${ROLE}'::regrole and deptype = 'o'`

const PRIVILEGES = `
  select privilege from pg_roles, unnest(
    array['superuser', 'createrole', 'createdb', 'replication', 'bypassrls', 'login'],
    array[rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, rolcanlogin]
  ) as held (privilege, is_held)
  where rolname = '${ROLE}' and is_held`

const MEMBERSHIPS = `select roleid::regrole from pg_auth_members where member = '${ROLE}'::regrole`

const CREATABLE = `
  select nspname from pg_namespace where has_schema_privilege('${ROLE}', oid, 'CREATE')
  union all select datname from pg_database
    where datname = current_database() and has_database_privilege('${ROLE}', oid, 'CREATE')`
