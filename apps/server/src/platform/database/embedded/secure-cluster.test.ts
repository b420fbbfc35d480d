import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDirectory } from '../testing/create-test-directory.ts'
import { asSuperuser, credentialsPath, openCredentials } from './credentials.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

/** One installation, in the states that the tests below leave it in. */
const dataDirectory = await createTestDirectory('secured')
const rules = join(dataDirectory, 'cluster', 'pg_hba.conf')

/** A process that starts the server and leaves it running when it is killed. */
const HOLDER = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))}
  await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} })
  console.log('ready')`

const refused = /password|no pg_hba.conf entry/

test('nobody connects without a password, and only its own account reads them', async () => {
  const { connection, owner } = await start()
  const { host, port } = connection
  for (const user of ['postgres', 'tacite', 'tacite_app', 'nobody'])
    await expect(ask({ host, port, user, database: 'tacite' })).rejects.toThrow(refused)
  await expect(ask({ ...connection, password: owner.password })).rejects.toThrow(refused)
  expect(statSync(credentialsPath(dataDirectory)).mode & 0o777).toBe(0o600)
  expect(await ask(connection)).toBe('tacite_app')
  expect(await ask(owner)).toBe('tacite')
})

test('a cluster of an earlier version, which trusted everybody, is given passwords with its data', async () => {
  const first = await start()
  const { host, port } = first.connection
  const superuser = { host, port, ...asSuperuser(await openCredentials(dataDirectory)) }
  await query(first.owner, `create table note (word text); insert into note values ('kept')`)
  await query({ ...superuser, database: 'tacite' }, 'drop role tacite_app')
  await query(superuser, `alter role postgres password null; alter role tacite password null`)
  await first.stop()
  // What initdb wrote until then.
  writeFileSync(rules, 'local all all trust\nlocal replication all trust\n')
  rmSync(credentialsPath(dataDirectory))

  const upgraded = await start()
  const { user: _, ...anyone } = upgraded.connection
  await expect(ask({ ...anyone, user: 'postgres', password: '' })).rejects.toThrow(refused)
  expect(await ask(upgraded.owner, 'select word as value from note')).toBe('kept')
  expect(await ask(upgraded.connection)).toBe('tacite_app')
})

test('a server of an earlier version that still runs is stopped once', async () => {
  const killed = spawn(process.execPath, ['--input-type=module', '-e', HOLDER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([once(killed.stdout, 'data'), once(killed, 'exit')])
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  writeFileSync(rules, 'local all all trust\n')
  rmSync(credentialsPath(dataDirectory))
  const messages: string[] = []
  const { connection } = await start((line) => messages.push(line))
  expect(messages).toEqual(['The database is being stopped once, to set its passwords.'])
  expect(await ask(connection)).toBe('tacite_app')
})

test('lost or restored elsewhere, its passwords are set anew', async () => {
  rmSync(credentialsPath(dataDirectory))
  const before = readFileSync(rules, 'utf8')
  const postgres = await start()
  expect(await ask(postgres.owner, 'select word as value from note')).toBe('kept')
  expect(readFileSync(rules, 'utf8')).not.toBe(before)
})

test('passwords that others may read are refused', async () => {
  chmodSync(credentialsPath(dataDirectory), 0o644)
  onTestFinished(() => chmodSync(credentialsPath(dataDirectory), 0o600))
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow('chmod 600')
})

test('a password changed by hand is reported, and says what to do', async () => {
  const first = await start()
  const { host, port } = first.connection
  const superuser = { host, port, ...asSuperuser(await openCredentials(dataDirectory)) }
  await query(superuser, `alter role postgres password 'by hand'`)
  await first.stop()
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow('remove that file')
})

async function start(report: (line: string) => void = () => undefined) {
  const postgres = await startEmbeddedPostgres({ dataDirectory, report })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(connection: ClientConfig, text: string) {
  const client = new Client(connection)
  await client.connect()
  try {
    return await client.query<{ value: unknown }>(text)
  } finally {
    await client.end()
  }
}

async function ask(connection: ClientConfig, text = 'select current_user as value') {
  return (await query(connection, text)).rows[0]?.value
}
