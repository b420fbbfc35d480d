import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, migrationFiles } from '../../platform/database/migrate.ts'
import { prepareDatabase } from '../../platform/database/prepare-database.ts'
import type { TestAccess } from '../../platform/database/testing/template-database.ts'
import { openProduct, type Browser, type TestProduct } from '../start-product.ts'
import { readRows, writeRows } from './copied-rows.ts'

const FOLDER = join(import.meta.dirname, 'fixture')
const MIGRATIONS = join(import.meta.dirname, '../../platform/database/migrations')
/** What an installation stores besides its database. */
const ON_DISK = ['files', 'checkpoints', 'master-key.json']

/** An installation as one version left it: its rows, its files, and its origin. */
export interface UpgradeFixture {
  /** When it was left; a clock that starts there reproduces its answers. */
  at: string
  companyId: string
  /** Of the administrator's open session. */
  token: string
  /** The SHA-256 of each migration that created its tables, by name. */
  migrations: Record<string, string>
}

/** By the name of the request. */
export type Answers = Record<string, unknown>

/** A running installation, and its administrator's browser. */
export interface OpenFixture {
  test: TestProduct
  companyId: string
  browser: Browser
}

export const readFixture = () => readJson<UpgradeFixture>('fixture.json')
export const readAnswers = () => readJson<Answers>('answers.json')
export const readProofs = () => readJson<Answers>('proofs.json')
export const saveAnswers = (answers: Answers) => writeJson('answers.json', answers)
export const saveProofs = (proofs: Answers) => writeJson('proofs.json', proofs)

/** By name, as of now. */
export async function hashMigrations(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of await migrationFiles())
    hashes[name] = createHash('sha256')
      .update(await readFile(join(MIGRATIONS, name)))
      .digest('hex')
  return hashes
}

/** The stored installation, upgraded to this version and started at the moment at which it was left. */
export async function upgradeFixture(
  database: TestAccess,
  dataDirectory: string,
): Promise<OpenFixture> {
  const { at, companyId, token, migrations } = await readFixture()
  await migrate(database.owner, { until: Object.keys(migrations).at(-1)! })
  const rows = await readFile(join(FOLDER, 'rows.sql'), 'utf8')
  await writeRows(database.superuser, rows, dataDirectory)
  await cp(join(FOLDER, 'disk'), dataDirectory, { recursive: true })
  // Git stores no modes, and a key that others may read is refused.
  await chmod(join(dataDirectory, 'master-key.json'), 0o600)
  await prepareDatabase(database)
  const test = await openProduct(database, dataDirectory)
  test.clock.set(at)
  const browser = test.browser()
  browser.cookies.set(test.sessionCookie, token)
  return { test, companyId, browser }
}

/** Replaces the stored installation. */
export async function saveFixture(
  { database, dataDirectory }: { database: TestAccess; dataDirectory: string },
  fixture: Omit<UpgradeFixture, 'migrations'>,
): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  for (const name of ON_DISK)
    await cp(join(dataDirectory, name), join(FOLDER, 'disk', name), {
      recursive: true,
      filter: (path) => !path.endsWith('/staging'),
    })
  await writeFile(join(FOLDER, 'rows.sql'), await readRows(database.superuser))
  await writeJson('fixture.json', { ...fixture, migrations: await hashMigrations() })
}

async function readJson<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as Content
}

function writeJson(name: string, value: object): Promise<void> {
  return writeFile(join(FOLDER, name), `${JSON.stringify(value, null, 2)}\n`)
}
