import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { asSuperuser, OWNER, SERVING, type Credentials } from '../embedded/credentials.ts'
import type { EmbeddedConnection } from '../embedded/start-embedded-postgres.ts'
import { prepareDatabase, type DatabaseAccess } from '../prepare-database.ts'

export interface ServerAddress {
  host: string
  port: number
  credentials: Credentials
}

/** How to connect to a database of the tests' server, as each role. */
export interface TestAccess extends DatabaseAccess<EmbeddedConnection> {
  superuser: ClientConfig
}

export function accessTo({ host, port, credentials }: ServerAddress, database: string): TestAccess {
  return {
    connection: { host, port, database, user: SERVING, password: credentials.serving },
    owner: { host, port, database, user: OWNER, password: credentials.owner },
    superuser: { host, port, ...asSuperuser(credentials), database },
  }
}

/** A template database that tests clone, kept between runs under a name derived from its inputs. */
export interface TemplateDatabase {
  kind: 'migrated' | 'ready'
  /** A hash of all inputs: any change rebuilds the template. */
  hash: string
  /** The database it is cloned from. */
  base: string
  /** Fills the template; the returned note is stored with it. */
  fill(access: TestAccess): Promise<string>
}

const TEST = 'test_'
/** Any unused number: concurrent runs build a template once. */
const TEMPLATE_LOCK = 7_231_986
const KEPT_TEMPLATES = 2

/** Builds a template unless it exists, and returns its name and its note. */
export async function prepareTemplate(
  address: ServerAddress,
  { kind, hash, base, fill }: TemplateDatabase,
): Promise<{ template: string; note: string }> {
  const template = `${kind}_${hash}`
  return asAdministrator(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const kept = await findNote(client, template)
    if (kept !== undefined) return { template, note: kept }
    const templates = await listDatabases(client, (name) => name.startsWith(`${kind}_`))
    const half = templates.filter((name) => name === template)
    const others = templates.filter((name) => name !== template)
    // A run that started before this change still clones its own template.
    await dropAll(client, [...half, ...others.slice(KEPT_TEMPLATES)])
    await copyDatabase(client, template, base)
    const note = await fill(accessTo(address, template))
    await client.query(`comment on database ${template} is ${client.escapeLiteral(note)}`)
    // Only a finished template is marked as one: a half-built one of a killed run is rebuilt.
    await client.query(`alter database ${template} is_template true`)
    return { template, note }
  })
}

export async function prepareMigratedTemplate(address: ServerAddress): Promise<string> {
  const { template } = await prepareTemplate(address, {
    kind: 'migrated',
    hash: await hashInputs(),
    base: 'template0',
    fill: async (access) => {
      await prepareDatabase(access)
      return ''
    },
  })
  return template
}

/** Databases left by killed runs. */
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

/** Creates a database of this run as a clone of a template; `template0` is as a new operator creates it. */
export async function cloneTemplate(
  { address, run }: { address: ServerAddress; run: string },
  suffix: string,
  template: string,
): Promise<string> {
  const name = `${TEST}${run}_${suffix}`
  await asAdministrator(address, (client) => copyDatabase(client, name, template))
  return name
}

async function copyDatabase(client: Client, name: string, template: string): Promise<void> {
  // Ten times as fast as through the WAL where nothing waits for a disk.
  await client.query(`create database ${name} owner tacite template ${template} strategy file_copy`)
}

export async function asAdministrator<R>(
  address: ServerAddress,
  use: (client: Client) => Promise<R>,
): Promise<R> {
  const client = new Client(accessTo(address, 'postgres').superuser)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** The note of a finished template. */
async function findNote(client: Client, template: string): Promise<string | undefined> {
  const { rows } = await client.query<{ note: string | null }>(
    `select shobj_description(oid, 'pg_database') as note
     from pg_database where datname = $1 and datistemplate`,
    [template],
  )
  return rows[0] && (rows[0].note ?? '')
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

/** The migrations, the rights given after them, and the library that makes the tables of the queue. */
async function hashInputs(): Promise<string> {
  const directory = join(import.meta.dirname, '../migrations')
  const names = (await readdir(directory)).sort()
  const paths = [
    ...names.map((name) => join(directory, name)),
    join(import.meta.dirname, '../serving-grants.ts'),
    createRequire(import.meta.url).resolve('pg-boss/package.json'),
  ]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(basename(path)).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
