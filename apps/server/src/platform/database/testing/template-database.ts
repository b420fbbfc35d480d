import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { ADMINISTRATOR } from '../embedded/lease.ts'
import { migrate } from '../migrate.ts'

export interface ServerAddress {
  host: string
  port: number
}

/** What a test worker needs to make databases. */
export interface TestServer {
  address: ServerAddress
  template: string
  /** The pid of the run that databases belong to: its name stands in theirs. */
  run: string
}

const TEST = 'test_'
const TEMPLATE = 'migrated_'
/** Any constant does: runs that start together make the template once. */
const TEMPLATE_LOCK = 7_231_986
const KEPT_TEMPLATES = 2

/** A migrated database to clone; its name carries a hash of the migrations, so that a changed one is made again. */
export async function prepareTemplate(address: ServerAddress): Promise<string> {
  const template = `${TEMPLATE}${await hashMigrations()}`
  await asAdministrator(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (await isFinished(client, template)) return
    const templates = await listDatabases(client, (name) => name.startsWith(TEMPLATE))
    const half = templates.filter((name) => name === template)
    const others = templates.filter((name) => name !== template)
    // A run that started before this change still clones its own.
    await dropAll(client, [...half, ...others.slice(KEPT_TEMPLATES)])
    await client.query(`create database ${template} owner tacite template template0`)
    await migrate({ ...address, user: 'tacite', database: template })
    // Only a finished template is marked as one: a killed run's half is made again.
    await client.query(`alter database ${template} is_template true`)
  })
  return template
}

/** Databases of runs that were killed. */
export async function dropLeftDatabases(address: ServerAddress): Promise<void> {
  await asAdministrator(address, async (client) => {
    const left = (name: string) => name.startsWith(TEST) && !isRunning(Number(name.split('_')[1]))
    await dropAll(client, await listDatabases(client, left))
  })
}

export async function dropTestDatabases(address: ServerAddress, run: string): Promise<void> {
  await asAdministrator(address, async (client) => {
    await dropAll(client, await listDatabases(client, (name) => name.startsWith(`${TEST}${run}_`)))
  })
}

export function cloneTemplate(server: TestServer, suffix: string): Promise<string> {
  return create(server, suffix, server.template)
}

/** A database as a new operator makes it. */
export function createEmpty(server: TestServer, suffix: string): Promise<string> {
  return create(server, suffix, 'template0')
}

async function create(
  { address, run }: TestServer,
  suffix: string,
  template: string,
): Promise<string> {
  const name = `${TEST}${run}_${suffix}`
  await asAdministrator(address, async (client) => {
    // Ten times as fast as by the write-ahead log, where nothing waits for a disk.
    await client.query(
      `create database ${name} owner tacite template ${template} strategy file_copy`,
    )
  })
  return name
}

export async function asAdministrator(
  address: ServerAddress,
  use: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ ...address, ...ADMINISTRATOR })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

async function isFinished(client: Client, template: string): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_database where datname = $1 and datistemplate',
    [template],
  )
  return rows.length > 0
}

/** Newest first. */
async function listDatabases(
  client: Client,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database order by oid desc',
  )
  return rows.map(({ name }) => name).filter(isWanted)
}

async function dropAll(client: Client, names: string[]): Promise<void> {
  for (const name of names) {
    await client.query(`alter database ${name} is_template false`)
    await client.query(`drop database ${name} with (force)`)
  }
}

async function hashMigrations(): Promise<string> {
  const directory = join(import.meta.dirname, '../migrations')
  const hash = createHash('sha256')
  for (const name of (await readdir(directory)).sort())
    hash.update(name).update(await readFile(join(directory, name)))
  return hash.digest('hex').slice(0, 16)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
