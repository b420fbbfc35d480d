import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../testing/companies.ts'
import { CLOCK_START } from '../../testing/fake-clock.ts'
import { startProduct } from '../../testing/start-product.ts'
import { FILE_REMOVAL_LOCK } from './pause-removal.ts'
import { FILE_HOLDERS } from './testing/file-holders.ts'
import {
  GONE,
  HOUR_MS,
  KEPT,
  setUpOrphans,
  someBytes,
  type OrphanSetup,
} from './testing/orphan-setup.ts'

const product = await startProduct()
const { platform } = product.product
const watcher = new Client(product.owner)
await watcher.connect()
afterAll(async () => {
  await watcher.end()
  await product.stop()
})

let company: TestCompany
let files: OrphanSetup

beforeEach(async () => {
  product.clock.set(CLOCK_START.toISOString())
  company = await signUpCompany(product)
  files = setUpOrphans(product, company)
})

describe('an orphan', () => {
  test('stays for a day after it was first found, then goes, and the log says how many', async () => {
    const bytes = someBytes()
    const sha256 = await files.store(bytes)
    product.clock.advance(100 * HOUR_MS)
    await files.collect()
    product.clock.advance(24 * HOUR_MS)
    await files.collect()
    expect(await files.stateOf(sha256)).toBe(KEPT)
    product.clock.advance(1)
    await files.collect()
    expect(await files.stateOf(sha256)).toBe(GONE)
    const lines = product.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    const { companyId } = company
    expect(lines.filter((line) => line['companyId'] === companyId)).toMatchObject([
      { event: 'files.orphans-removed', files: 1, bytes: bytes.length },
    ])
  })

  test('that is stored again has another day from then on', async () => {
    const bytes = someBytes()
    const sha256 = await files.store(bytes)
    await files.collect()
    product.clock.advance(25 * HOUR_MS)
    await files.store(bytes)
    await files.collect()
    expect(await files.stateOf(sha256)).toBe(KEPT)
    await files.collectForDays()
    expect(await files.stateOf(sha256)).toBe(GONE)
  })

  test('that is referenced again is kept', async () => {
    const sha256 = await files.store()
    await files.collect()
    await refer(sha256)
    product.clock.advance(25 * HOUR_MS)
    await files.collect()
    await refer(null)
    await files.collect()
    product.clock.advance(23 * HOUR_MS)
    await files.collect()
    expect(await files.stateOf(sha256)).toBe(KEPT)
  })

  test('leaves another company’s file with the same content alone', async () => {
    const other = await signUpCompany(product)
    const bytes = someBytes()
    const sha256 = await files.store(bytes)
    const otherFiles = setUpOrphans(product, other)
    await otherFiles.store(bytes)
    await platform.inCompany(other.companyId, (db) =>
      FILE_HOLDERS['contract_export.sha256']!(db, sha256, {
        personId: other.administratorId,
        contractId: '',
        textId: '',
        other: '',
      }),
    )
    await files.collectForDays()
    await otherFiles.collectForDays()
    expect([await files.stateOf(sha256), await otherFiles.stateOf(sha256)]).toEqual([GONE, KEPT])
  })

  test('among a thousand is found', async () => {
    await watcher.query(
      `insert into file (company_id, sha256, size_bytes, media_type, created_at)
       select $1, encode(sha256(n::text::bytea), 'hex'), 1, 'text/plain', now() from generate_series(1, 1001) as n`,
      [company.companyId],
    )
    await files.collectForDays()
    const { rows } = await watcher.query(`select from file where company_id = $1`, [
      company.companyId,
    ])
    expect(rows).toHaveLength(0)
  })
})

describe('a file without a row', () => {
  test('goes when it is a day old', async () => {
    const sha256 = await files.store()
    await files.deleteRow(sha256)
    product.clock.advance(24 * HOUR_MS)
    await files.collect()
    expect(await files.stateOf(sha256)).toBe('no row, file')
    product.clock.advance(1000)
    await files.collect()
    expect(await files.stateOf(sha256)).toBe(GONE)
  })

  test('stays when its company is not in this database', async () => {
    const bytes = someBytes()
    const elsewhere = crypto.randomUUID()
    const { sha256 } = await platform.files.put(elsewhere, bytes)
    product.clock.advance(100 * HOUR_MS)
    for (const companyId of await platform.companyIds())
      await setUpOrphans(product, { ...company, companyId }).collect()
    const left = setUpOrphans(product, { ...company, companyId: elsewhere })
    expect(await left.stateOf(sha256)).toBe('no row, file')
  })
})

test('nothing is removed while a backup runs', async () => {
  const [orphan, unknown] = [await files.store(), await files.store()]
  await files.deleteRow(unknown)
  await files.collect()
  product.clock.advance(25 * HOUR_MS)
  await watcher.query('select pg_advisory_lock($1)', [FILE_REMOVAL_LOCK])
  onTestFinished(() => void watcher.query('select pg_advisory_unlock_all()'))
  await files.collect()
  expect([await files.stateOf(orphan), await files.stateOf(unknown)]).toEqual([
    KEPT,
    'no row, file',
  ])
  expect(product.logged.at(-1)).toContain('files.orphans-postponed')
  await watcher.query('select pg_advisory_unlock($1)', [FILE_REMOVAL_LOCK])
  await files.collect()
  expect([await files.stateOf(orphan), await files.stateOf(unknown)]).toEqual([GONE, GONE])
})

test('killed at any point, it leaves no row without its file, and the next run finishes', async () => {
  const bytes = someBytes()
  const sha256 = await files.store(bytes)
  await files.collect()
  product.clock.advance(25 * HOUR_MS)
  for (const [point, left] of [
    ['orphan-rows-deleted', KEPT],
    ['orphan-rows-committed', 'no row, file'],
    ['orphan-file-removed', GONE],
  ] as const)
    expect([point, await killedAt(point), await files.stateOf(sha256)]).toEqual([
      point,
      'SIGKILL',
      left,
    ])
  await files.store(bytes)
  expect(await files.stateOf(sha256)).toBe(KEPT)
  await files.collectForDays()
  expect(await files.stateOf(sha256)).toBe(GONE)
})

/** Whether the person's picture is this file. */
async function refer(sha256: string | null): Promise<void> {
  await platform.inCompany(company.companyId, (db) =>
    db
      .update('person')
      .set({ picture_sha256: sha256 })
      .where('person.id', '=', company.administratorId)
      .execute(),
  )
}

/** A separate process that stops at the failpoint. */
async function killedAt(failpoint: string): Promise<string | number> {
  const script = join(import.meta.dirname, 'testing/collector-entry.ts')
  const run = {
    connection: product.connection,
    directory: join(product.dataDirectory, 'files'),
    companyId: company.companyId,
    now: product.clock.now().toISOString(),
  }
  const child = spawn(process.execPath, [script, JSON.stringify(run)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}
