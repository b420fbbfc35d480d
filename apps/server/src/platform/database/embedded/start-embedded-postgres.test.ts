import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDirectory } from '../testing/create-test-directory.ts'
import type { EmbeddedOptions } from './embedded-options.ts'
import { isPostmaster } from './postmaster-file.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
const root = await createTestDirectory('embedded')
/** Shared by the tests that leave nothing behind: creating a database takes most of a second. */
const shared = join(root, 'shared')

test('keeps data across a restart, owned by a role that is not a superuser', async () => {
  const dataDirectory = shared
  const first = await startEmbeddedPostgres({ dataDirectory })
  await write(first, 'kept')
  await first.stop()
  const second = await start({ dataDirectory })
  expect(await read(second)).toEqual(['kept'])
  expect(
    await ask(second, 'select rolsuper as value from pg_roles where rolname = current_user'),
  ).toBe(false)
})

test('refuses TCP connections, makes commits durable and finds French words', async () => {
  const postgres = await start({ dataDirectory: shared, settings: { fsync: 'off' } })
  expect(await ask(postgres, `select current_setting('listen_addresses') as value`)).toBe('')
  expect(await ask(postgres, `select current_setting('fsync') as value`)).toBe('on')
  expect(await ask(postgres, `select current_setting('synchronous_commit') as value`)).toBe('on')
  expect(await ask(postgres, `select current_setting('TimeZone') as value`)).toBe('UTC')
  expect(
    await ask(postgres, `select to_tsvector('french', 'l’entreprise « ÉCOLE »')::text as value`),
  ).toBe(`'entrepris':2 'écol':3`)
  await expect(ask(postgres, 'create extension if not exists unaccent')).resolves.toBeUndefined()
})

test('restarts by itself with every acknowledged commit after the server is killed', async () => {
  const messages: string[] = []
  const postgres = await start({
    dataDirectory: shared,
    report: (message) => messages.push(message),
  })
  await query(postgres, 'create table saved (word text)')
  const acknowledged: string[] = []
  const writers = ['a', 'b', 'c'].map((writer) => saveUntilCut(postgres, writer, acknowledged))
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), 60_000)
  process.kill(postmasterPid(shared), 'SIGKILL')
  await Promise.all(writers)
  await vi.waitFor(() => expect(messages).toContain('The database is back.'), 60_000)
  const { rows } = await query(postgres, 'select word from saved')
  expect(rows.map(({ word }) => word)).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
})

test('joins the server that a killed process left behind, and shuts it down when leaving', async () => {
  const dataDirectory = shared
  const owner = await holdInAnotherProcess(dataDirectory)
  const pid = postmasterPid(dataDirectory)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const postgres = await startEmbeddedPostgres({ dataDirectory })
  expect(postmasterPid(dataDirectory)).toBe(pid)
  await postgres.stop()
  expect(await isPostmaster(pid, join(dataDirectory, 'cluster'))).toBe(false)
  expect(() => statSync(postgres.connection.host)).toThrow('ENOENT')
})

test('leaves the server running for another process that still uses it', async () => {
  const dataDirectory = shared
  const other = await holdInAnotherProcess(dataDirectory)
  const postgres = await startEmbeddedPostgres({ dataDirectory })
  const pid = postmasterPid(dataDirectory)
  await postgres.stop()
  expect(await isPostmaster(pid, join(dataDirectory, 'cluster'))).toBe(true)
  other.kill('SIGTERM')
  await once(other, 'exit')
  expect(await isPostmaster(pid, join(dataDirectory, 'cluster'))).toBe(false)
})

test('starts after application and server were killed and the old pid belongs to another program', async () => {
  const owner = await holdInAnotherProcess(shared)
  owner.kill('SIGKILL')
  process.kill(postmasterPid(shared), 'SIGKILL')
  await once(owner, 'exit')
  const file = join(shared, 'cluster', 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid)))
  const postgres = await start({ dataDirectory: shared })
  expect(await read(postgres)).toContain('kept')
})

test('listens where a killed server did, and nowhere that somebody else has put in its place', async () => {
  const dataDirectory = join(root, 'listening')
  const kill = async () => {
    const owner = await holdInAnotherProcess(dataDirectory)
    const file = readFileSync(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8')
    owner.kill('SIGKILL')
    process.kill(postmasterPid(dataDirectory), 'SIGKILL')
    await once(owner, 'exit')
    return file.split('\n')[4]!
  }
  const place = await kill()
  const postgres = await startEmbeddedPostgres({ dataDirectory })
  expect(postgres.connection.host).toBe(place)
  await postgres.stop()
  const next = await kill()
  rmSync(next, { recursive: true })
  symlinkSync(tmpdir(), next)
  try {
    const other = await start({ dataDirectory })
    expect(other.connection.host).not.toBe(next)
  } finally {
    rmSync(next)
  }
})

test('comes back for every process that uses it', async () => {
  const dataDirectory = join(root, 'shared-by-two')
  const messages: string[] = []
  const report = (message: string) => messages.push(message)
  const both = await Promise.all([
    start({ dataDirectory, report }),
    start({ dataDirectory, report }),
  ])
  process.kill(postmasterPid(dataDirectory), 'SIGKILL')
  const returns = () => messages.filter((message) => message === 'The database is back.').length
  await vi.waitFor(() => expect(returns()).toBe(2), 60_000)
  await write(both[0], 'back')
  expect(await read(both[1])).toEqual(['back'])
})

test('starts a single server when two processes start at the same moment', async () => {
  const dataDirectory = join(root, 'together')
  const both = await Promise.all([start({ dataDirectory }), start({ dataDirectory })])
  expect(both[0].connection).toEqual(both[1].connection)
  await write(both[0], 'shared')
  expect(await read(both[1])).toEqual(['shared'])
})

test('starts in a data directory whose path is too long for a socket', async () => {
  const dataDirectory = join(root, 'a'.repeat(60), 'b'.repeat(60))
  const postgres = await start({ dataDirectory })
  expect(dataDirectory.length).toBeGreaterThan(120)
  expect(await ask(postgres, `select 1 as value`)).toBe(1)
})

test('refuses a directory created by another major version', async () => {
  const dataDirectory = join(root, 'other-version')
  mkdirSync(join(dataDirectory, 'cluster'), { recursive: true })
  writeFileSync(join(dataDirectory, 'cluster', 'PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow('created by PostgreSQL 17')
})

test.runIf(isRoot)('runs as an unprivileged account when root starts it', async () => {
  const dataDirectory = shared
  await start({ dataDirectory })
  const status = readFileSync(`/proc/${postmasterPid(dataDirectory)}/status`, 'utf8')
  expect(status).toMatch(/^Uid:\s+[1-9]/m)
  expect(status).toMatch(/^Groups:\s*$/m)
})

test.runIf(isRoot)(
  'moves to a reachable place when the account cannot enter, says so and finds it again',
  async () => {
    const messages: string[] = []
    const home = closedDirectory('home')
    const options = { dataDirectory: join(home, 'data'), reachableParent: join(root, 'reachable') }
    const first = await startEmbeddedPostgres({
      ...options,
      report: (message) => messages.push(message),
    })
    await write(first, 'moved')
    await first.stop()
    expect(messages.join('\n')).toMatch(/cannot run as root.*the database is in .*reachable/)
    const second = await start(options)
    expect(await read(second)).toEqual(['moved'])
  },
)

test.runIf(isRoot)('follows a renamed data directory, and refuses a copied one', async () => {
  const home = closedDirectory('renamed')
  const reachableParent = join(root, 'reachable')
  const first = await startEmbeddedPostgres({ dataDirectory: join(home, 'a'), reachableParent })
  await write(first, 'moved')
  await first.stop()
  cpSync(join(home, 'a'), join(home, 'copy'), { recursive: true })
  await expect(startEmbeddedPostgres({ dataDirectory: join(home, 'copy') })).rejects.toThrow(
    'is a copy of',
  )
  execFileSync('mv', [join(home, 'a'), join(home, 'b')])
  const second = await start({ dataDirectory: join(home, 'b'), reachableParent })
  expect(await read(second)).toEqual(['moved'])
})

async function start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(options)
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(postgres: EmbeddedPostgres, text: string, values: unknown[] = []) {
  const client = new Client(postgres.owner)
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(text, values)
  } finally {
    await client.end()
  }
}

async function ask(postgres: EmbeddedPostgres, text: string): Promise<unknown> {
  return (await query(postgres, text)).rows[0]?.value
}

async function write(postgres: EmbeddedPostgres, word: string): Promise<void> {
  await query(postgres, 'create table if not exists note (word text)')
  await query(postgres, 'insert into note values ($1)', [word])
}

async function read(postgres: EmbeddedPostgres): Promise<unknown[]> {
  return (await query(postgres, 'select word from note')).rows.map(({ word }) => word)
}

/** Writes rows on one connection and remembers each that the server acknowledged. */
async function saveUntilCut(
  postgres: EmbeddedPostgres,
  writer: string,
  acknowledged: string[],
): Promise<void> {
  const client = new Client(postgres.owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (let count = 1; ; count++) {
      await client.query('insert into saved values ($1)', [`${writer}${count}`])
      acknowledged.push(`${writer}${count}`)
    }
  } catch {
    await client.end().catch(() => undefined)
  }
}

function postmasterPid(dataDirectory: string): number {
  return Number(
    readFileSync(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
}

function closedDirectory(name: string): string {
  const path = join(root, name)
  mkdirSync(path, { mode: 0o700 })
  return path
}

/** Another process of the same installation, holding the server until told to stop. */
async function holdInAnotherProcess(dataDirectory: string) {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))}
    const postgres = await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} })
    process.once('SIGTERM', () => void postgres.stop())
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}
