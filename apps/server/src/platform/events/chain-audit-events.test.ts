import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { ControlledTransaction } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyOpener, type CompanyDatabase } from '../database/company-database.ts'
import type { DB } from '../database/generated/schema.ts'
import { openPools } from '../database/pools.ts'
import { createTestDatabase } from '../database/testing/create-test-database.ts'
import { verifyChain } from '../sealing/audit-chain.ts'
import { appendAuditEvents } from './append-audit-events.ts'
import type { BusinessEvent } from './business-events.ts'
import { chainAuditEvents, countUnchained, readAuditHead } from './chain-audit-events.ts'
import { chainedEvents, createBareCompany, eventOf } from './testing/chained-company.ts'

const { connection, owner } = await createTestDatabase()
/** Whom the trigger refuses what the serving role has no right to. */
const client = new Client(owner)
await client.connect()
const pools = openPools(connection)
const inCompany = companyOpener(pools)
afterAll(async () => {
  await pools.close()
  await client.end()
})

const clock = { now: () => new Date('2026-11-20T09:00:00.123Z') }
let companyId: string

beforeEach(async () => {
  companyId = await createBareCompany(client)
})

const record = (...events: BusinessEvent[]) =>
  inCompany(companyId, (db) => appendAuditEvents(clock, db, events))
const chain = () => chainAuditEvents({ inCompany }, companyId)

describe('an event', () => {
  test('is written without waiting, and chained afterwards', async () => {
    await record(eventOf(), eventOf())
    expect(await inCompany(companyId, countUnchained)).toBe(2)
    expect(await chainedEvents(client, companyId)).toEqual([])
    await chain()
    expect(await inCompany(companyId, countUnchained)).toBe(0)
    const events = await chainedEvents(client, companyId)
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(await verifyChain(events)).toEqual([])
    expect(await inCompany(companyId, readAuditHead)).toMatchObject({
      sequence: 2,
      hash: events[1]!.hash,
    })
  })

  test('committed late with an earlier id is not lost', async () => {
    const late = await openWriter()
    await late.record()
    await record(eventOf())
    await chain()
    expect(await chainedEvents(client, companyId)).toHaveLength(1)
    await late.tx.commit().execute()
    await chain()
    const events = await chainedEvents(client, companyId)
    expect(events[1]).toMatchObject({ objectId: late.recorded[0] })
    expect(await verifyChain(events)).toEqual([])
  })

  test('of a bulk act follows the previous one, across several batches', async () => {
    const ids = Array.from({ length: 1_201 }, () => randomUUID())
    await record(...ids.map((id) => eventOf(id)))
    await chain()
    const events = await chainedEvents(client, companyId)
    expect(events.map(({ objectId }) => objectId)).toEqual(ids)
    expect(await verifyChain(events)).toEqual([])
  })

  test('that could not be hashed later is refused together with its act', async () => {
    const unspeakable = { ...eventOf(), payload: { events: 1e-7, fileType: 'csv' } } as const
    await expect(record(unspeakable)).rejects.toThrow('Number')
  })

  test.each(['unchained', 'chained'])('%s cannot be changed or deleted', async (state) => {
    await record(eventOf())
    if (state === 'chained') await chain()
    const refused = [
      `update audit_event set payload = '{}' where company_id = $1`,
      `update audit_event set personal = '{}' where company_id = $1`,
      `update audit_event set personal = null, salt = null, action = 'x' where company_id = $1`,
      `update audit_event set commitment = sha256('x') where company_id = $1`,
      'delete from audit_event where company_id = $1',
    ]
    for (const statement of refused)
      await expect(client.query(statement, [companyId])).rejects.toThrow('only added to')
    await expect(client.query('truncate audit_event')).rejects.toThrow('only added to')
    await client.query(
      'update audit_event set personal = null, salt = null where company_id = $1',
      [companyId],
    )
    await chain()
    const events = await chainedEvents(client, companyId)
    expect([events.length, events[0]!.personal]).toEqual([1, null])
    expect(await verifyChain(events)).toEqual([])
  })

  test('once chained keeps its position', async () => {
    await record(eventOf())
    await chain()
    for (const change of ['sequence = 7', `hash = sha256('x')`, `previous_hash = sha256('x')`])
      await expect(
        client.query(`update audit_event set ${change} where company_id = $1`, [companyId]),
      ).rejects.toThrow('only added to')
    const none = 'sequence = null, previous_hash = null, hash = null'
    await expect(
      client.query(`update audit_event set ${none} where company_id = $1`, [companyId]),
    ).rejects.toThrow('only added to')
  })
})

const WRITERS = 4
const step = fc.record({
  act: fc.constantFrom('record', 'record', 'commit', 'rollback', 'chain'),
  writer: fc.nat(WRITERS - 1),
})

test('whatever the order of records, commits and chaining, each committed event is in the one chain exactly once', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 20, maxLength: 40 }),
    async (steps) => {
      companyId = await createBareCompany(client)
      const committed: string[] = []
      const writers: (Writer | null)[] = Array(WRITERS).fill(null)
      const end = async (place: number, act: 'commit' | 'rollback') => {
        const writer = writers[place]
        writers[place] = null
        await writer?.tx[act]().execute()
        if (act === 'commit') committed.push(...(writer?.recorded ?? []))
      }
      for (const { act, writer } of steps) {
        // Two processes chaining concurrently.
        if (act === 'chain') await Promise.all([chain(), chain()])
        else if (act === 'record') await (writers[writer] ??= await openWriter()).record()
        else await end(writer, act === 'commit' ? act : 'rollback')
      }
      for (const place of writers.keys()) await end(place, 'commit')
      await Promise.all([chain(), chain()])
      const events = await chainedEvents(client, companyId)
      expect(await verifyChain(events)).toEqual([])
      expect(events.map(({ objectId }) => objectId).toSorted()).toEqual(committed.toSorted())
      expect(await inCompany(companyId, countUnchained)).toBe(0)
    },
  )
  await fc.assert(property, { numRuns: 10 })
})

interface Writer {
  tx: ControlledTransaction<DB>
  /** The objects of its events. */
  recorded: string[]
  record(): Promise<void>
}

/** A transaction of the company that stays open until the test ends it. */
async function openWriter(): Promise<Writer> {
  const tx = await pools.fast.startTransaction().execute()
  const recorded: string[] = []
  return {
    tx,
    recorded,
    record: async () => {
      const event = eventOf()
      recorded.push(event.objectId)
      await appendAuditEvents(clock, { companyId, tx } as unknown as CompanyDatabase, [event])
    },
  }
}
