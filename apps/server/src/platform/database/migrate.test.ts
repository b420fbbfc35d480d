import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { runServer } from '../../testing/running-server.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { createEmptyDatabase, environmentOf } from './testing/create-test-database.ts'
import { createTestDirectory } from './testing/create-test-directory.ts'
import { describeCatalogue } from './testing/describe-catalogue.ts'

const [fresh, upgraded, shared, raced, killed] = await Promise.all([
  createEmptyDatabase(),
  createEmptyDatabase(),
  createEmptyDatabase(),
  createEmptyDatabase(),
  createEmptyDatabase(),
])

/** Rows written before the next version, inserted after the last migration of theirs. */
const ROWS: Record<string, string> = {
  '0002_people.sql': `
    set tacite.door = 'open';
    insert into company (id, name, created_at) values (id(1), 'Acme', now());
    insert into role (company_id, id, name, kind, key) values (id(1), id(2), 'Administrateur', 'system', 'administrator');
    insert into person (company_id, id, email, status, role_id, created_at)
      values (id(1), id(3), 'ada@acme.test', 'active', id(2), now());
    insert into person_group (company_id, id, name) values (id(1), id(4), 'Juristes');
    insert into file (company_id, sha256, size_bytes, media_type, created_at)
      values (id(1), repeat('a', 64), 1, 'application/pdf', now());
    insert into mail (company_id, id, recipient, subject, text_body, html_body, message_id, created_at)
      values (id(1), id(5), 'ada@acme.test', 'x', 'x', 'x', 'x', now())`,
  '0003_texts.sql': `
    insert into text (company_id, id, numbering, locale) values (id(1), id(15), 'none', 'fr');
    insert into text_block (company_id, id, text_id, kind, name, position)
      values (id(1), id(12), id(15), 'body', 'Corps', 0);
    insert into text_section (company_id, id, text_id, block_id, position, level, title, content, schema_version, updated_by, updated_at)
      values (id(1), id(13), id(15), id(12), 0, 1, 'Objet', '{"type":"doc"}', 1, id(3), now())`,
  '0004_library.sql': `
    insert into project (company_id, id, title, created_at) values (id(1), id(6), 'Général', now());
    insert into contract_type (company_id, id, title) values (id(1), id(7), 'Prestation');
    insert into counterparty (company_id, id, name, created_at) values (id(1), id(8), 'Élan', now());
    insert into workflow (company_id, id, name, is_default) values (id(1), id(9), 'Défaut', true);
    insert into workflow_step (company_id, id, workflow_id, position, name, colour, kind)
      values (id(1), id(10), id(9), 0, 'Rédaction', 'x', 'drafting')`,
  '0005_contracts.sql': `
    insert into contract (company_id, id, text_id, reference, title, contract_type_id, project_id, owner_id, counterparty_id,
        workflow_id, current_step_id, status, created_by, created_at, updated_at)
      values (id(1), id(11), id(15), '20260001', 'Bail', id(7), id(6), id(3), id(8), id(9), id(10), 'DRAFT', id(3), now(), now())`,
  '0006_agreement.sql': `
    insert into notification (company_id, id, person_id, type, contract_id, created_at)
      values (id(1), id(14), id(3), 'x', id(11), now())`,
}

test('a database upgraded version by version with rows in it equals one created directly', async () => {
  const files = await migrationFiles()
  expect(Object.keys(ROWS).filter((name) => !files.includes(name))).toEqual([])
  for (const until of files) {
    expect(await migrate(upgraded.owner, { until })).toEqual([until])
    const rows = ROWS[until]?.replace(/\bid\((\d+)\)/g, (_, n: string) => `'${uuid(Number(n))}'`)
    if (rows) await query(upgraded.owner, rows)
  }
  expect(await migrate(fresh.owner)).toEqual(files)
  expect(await describeCatalogue(upgraded.owner)).toEqual(await describeCatalogue(fresh.owner))
  const [kept] = await query(upgraded.owner, 'select title, reference from contract')
  expect(kept).toEqual({ title: 'Bail', reference: '20260001' })
})

test('killed within a migration or after it, the next start goes on where it stopped', async () => {
  const files = await migrationFiles()
  const kills = [
    ['migration-unrecorded', 0],
    ['migration-committed', 1],
    ['migration-unrecorded', 1],
    ['migration-committed', 2],
  ] as const
  for (const [point, applied] of kills) {
    expect(await killedAt(point, killed.owner)).toBe('SIGKILL')
    const rows = await query(killed.owner, 'select name from migration order by name')
    expect([point, ...rows.map(({ name }) => name)]).toEqual([point, ...files.slice(0, applied)])
  }
  expect(await migrate(killed.owner)).toEqual(files.slice(2))
  expect(await describeCatalogue(killed.owner)).toEqual(await describeCatalogue(upgraded.owner))
})

test('a second start applies nothing', async () => {
  expect(await migrate(fresh.owner)).toEqual([])
})

test('a database that a newer version migrated is refused and left unchanged', async () => {
  await query(fresh.owner, `insert into migration (name) values ('9999_from_the_future.sql')`)
  const before = await describeCatalogue(fresh.owner)
  await expect(migrate(fresh.owner)).rejects.toThrow('9999_from_the_future.sql')
  expect(await describeCatalogue(fresh.owner)).toEqual(before)
})

test('of several processes that start together, one migrates and the others wait', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(raced.owner)))
  expect(applied.filter((names) => names.length > 0)).toEqual([await migrationFiles()])
})

test('two servers that start together on one empty database both serve it', async () => {
  const dataDirectory = await createTestDirectory('two-servers')
  const env = environmentOf(shared)
  const servers = await Promise.all([runServer(dataDirectory, env), runServer(dataDirectory, env)])
  onTestFinished(() => Promise.all(servers.map((server) => server.stop())).then(() => undefined))
  const rows = await query(shared.owner, 'select name from migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(await migrationFiles())
  const account = { email: 'ada@acme.test', password: 'un-mot-de-passe' }
  const names = { companyName: 'Acme', firstName: 'Ada', lastName: 'Moor', i18n: 'fr' }
  const [one, other] = servers
  expect((await one.call('POST', '/auth/signup', { ...names, ...account })).status).toBe(201)
  const { email: username, password } = account
  expect((await other.call('POST', '/auth/signin', { username, password })).status).toBe(200)
})

/** What ends a separate process that migrates up to the failpoint. */
async function killedAt(point: string, connection: ClientConfig): Promise<string | number> {
  const script = join(import.meta.dirname, 'testing/migrate-entry.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(connection)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: point },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}

const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

async function query(connection: ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const results = [await client.query(text)].flat()
    return results.at(-1)!.rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
