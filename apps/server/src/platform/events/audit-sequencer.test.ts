import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { waitFor } from '../../testing/running-server.ts'
import { companyOpener } from '../database/company-database.ts'
import { openPools } from '../database/pools.ts'
import { createTestDatabase } from '../database/testing/create-test-database.ts'
import { createLog } from '../log.ts'
import { verifyChain } from '../sealing/audit-chain.ts'
import { appendAuditEvents } from './append-audit-events.ts'
import { startAuditSequencer } from './audit-sequencer.ts'
import { countUnchained } from './chain-audit-events.ts'
import { chainedEvents, createBareCompany, eventOf } from './testing/chained-company.ts'

const { connection, superuser } = await createTestDatabase()
const client = new Client(superuser)
await client.connect()
const pools = openPools(connection)
const inCompany = companyOpener(pools)
afterAll(async () => {
  await pools.close()
  await client.end()
})

const clock = { now: () => new Date('2026-11-20T09:00:00.123Z') }
let companyIds: string[]

beforeEach(async () => {
  companyIds = [await createBareCompany(client), await createBareCompany(client)]
})

/** Records this many events in each company; returns the ids of their objects. */
async function record(count: number): Promise<string[]> {
  const events = Array.from({ length: count }, () => eventOf())
  for (const companyId of companyIds)
    await inCompany(companyId, (db) => appendAuditEvents(clock, db, events))
  return events.map(({ objectId }) => objectId)
}

function start(): void {
  const log = createLog(() => undefined)
  const sequencer = startAuditSequencer({ db: pools.fast, log })
  onTestFinished(() => sequencer.stop())
}

const chainedIn = async (companyId: string) =>
  (await chainedEvents(client, companyId)).map(({ objectId }) => objectId)

async function nothingWaits(): Promise<void> {
  for (const companyId of companyIds)
    await waitFor(async () => (await inCompany(companyId, countUnchained)) === 0 || undefined)
}

test('the events of every company are chained a moment later, including those of a bulk act', async () => {
  const before = await record(3)
  start()
  await nothingWaits()
  const after = await record(1_100)
  await nothingWaits()
  for (const companyId of companyIds) {
    expect(await chainedIn(companyId)).toEqual([...before, ...after])
    expect(await verifyChain(await chainedEvents(client, companyId))).toEqual([])
  }
})

test('two sequencers at the same time build one chain', async () => {
  start()
  start()
  const ids: string[] = []
  for (let round = 0; round < 20; round += 1) ids.push(...(await record(round)))
  await nothingWaits()
  for (const companyId of companyIds) {
    expect(await chainedIn(companyId)).toEqual(ids)
    expect(await verifyChain(await chainedEvents(client, companyId))).toEqual([])
  }
})

test('waits for a database that is briefly unavailable', async () => {
  start()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const ids = await waitFor(() => record(2).catch(() => undefined))
  await nothingWaits()
  for (const companyId of companyIds)
    expect(await chainedIn(companyId)).toEqual(expect.arrayContaining(ids))
})

test('killed at any point, it leaves every event to the next one, which chains it once', async () => {
  const ids = await record(700)
  for (const point of ['chain-selected', 'chain-numbered', 'chain-updated']) {
    expect([point, await killedAt(point)]).toEqual([point, 'SIGKILL'])
    for (const companyId of companyIds)
      expect([point, await chainedIn(companyId)]).toEqual([point, []])
  }
  expect(await killedAt('chain-committed')).toBe('SIGKILL')
  const lengths = await Promise.all(companyIds.map(async (id) => (await chainedIn(id)).length))
  // One batch of one company was committed, and nothing of the other.
  expect(lengths.toSorted((a, b) => a - b)).toEqual([0, 500])
  start()
  await nothingWaits()
  for (const companyId of companyIds) {
    expect(await chainedIn(companyId)).toEqual(ids)
    expect(await verifyChain(await chainedEvents(client, companyId))).toEqual([])
  }
})

/** A separate process that stops at the failpoint. */
async function killedAt(failpoint: string): Promise<string | number> {
  const script = join(import.meta.dirname, 'testing/sequencer-entry.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(connection)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', TACITE_FAILPOINT: failpoint },
    stdio: 'inherit',
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code!
}
