import { DEFAULT_ROLE_PERMISSIONS } from '@tacite/domain/access/default-roles.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../../platform/access/actor.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { multiplyContract } from '../../../testing/multiply-contract.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { auditEvents } from './audit-events.query.ts'

const EVENTS = 12_000

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  await record(EVENTS, 'Brise marine')
  await record(3, 'Élan "du Nord"')
  await asOwner('analyze audit_event')
})
afterAll(() => product.stop())

/** The role that serves requests may not erase. */
async function asOwner(text: string): Promise<unknown[]> {
  const client = new Client(product.superuser)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** This many acts of Tacite on a counterparty, recorded as by a bulk act. */
async function record(count: number, label: string): Promise<void> {
  const { events, inCompany } = product.product.platform
  const many = Array.from({ length: count }, () => ({
    type: 'counterparty.changed' as const,
    actor: null,
    objectId: company.companyId,
    payload: {},
    personal: { label },
  }))
  await inCompany(company.companyId, (db) => events.recordMany(db, many))
}

const search = async (words: string, rest = '') =>
  (
    await company.administrator.call(
      'GET',
      `/administration/audit?search=${encodeURIComponent(words)}${rest}`,
    )
  ).body

/** How many events were read to answer. */
async function readFor(words: string): Promise<number> {
  const actor = {
    companyId: company.companyId,
    personId: company.administratorId,
    permissions: new Set(DEFAULT_ROLE_PERMISSIONS.administrator),
    locale: 'fr',
  } as Partial<Actor> as Actor
  return product.product.platform.inCompanyForReports(company.companyId, async (db) => {
    await auditEvents(db, actor, { $top: 20, $skip: 0, search: words })
    const { rows } = await sql<{ read: number }>`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where relname = 'audit_event'`.execute(db.tx)
    return rows[0]!.read
  })
}

test('a rare word is found without reading the trail', async () => {
  expect((await search('elan nord')).count).toBe(3)
  expect(await readFor('elan nord')).toBeLessThan(100)
  expect(await readFor('conflagration')).toBeLessThan(100)
  await createContract(company.administrator, { title: 'Bail des Lilas' })
  expect((await search('lilas')).count).toBe(1)
  expect(await readFor('lilas')).toBeLessThan(100)
})

test('a common word is counted up to ten thousand, and found newest first', async () => {
  const body = await search('marine', '&$top=2')
  expect([body.count, body.isMore]).toEqual([10_000, true])
  const next = await search('marine', '&$top=2&$skip=2')
  const ids = [...body.value, ...next.value].map(({ _id }: { _id: string }) => _id)
  expect(ids).toEqual(ids.toSorted().toReversed())
})

test('the pages of what is counted whole follow each other, newest first', async () => {
  const idsOf = async (rest: string): Promise<string[]> =>
    (await search('elan', rest)).value.map(({ _id }: { _id: string }) => _id)
  const all = await idsOf('&$top=20')
  expect(all).toEqual(all.toSorted().toReversed())
  expect([...(await idsOf('&$top=2')), ...(await idsOf('&$top=2&$skip=2'))]).toEqual(all)
})

test('a name is found with the signs it has, and by nothing but its own letters', async () => {
  expect((await search('"du nord"')).count).toBe(3)
  const others = ['[', ',', '{', '\\', 'label', '%', '_', 'xqz']
  const counts = await Promise.all(others.map(async (words) => (await search(words)).count))
  expect(counts).toEqual(others.map(() => 0))
})

test('every event of a thousand contracts that share a word is found', async () => {
  const { administrator, companyId } = await signUpCompany(product)
  const { _id } = await createContract(administrator, { title: 'Gare de triage' })
  await multiplyContract(product, companyId, _id, 1_050)
  const { events, inCompany } = product.product.platform
  await inCompany(companyId, async (db) => {
    const copies = await db
      .select('contract')
      .where('contract.id', '<>', _id)
      .select('id')
      .execute()
    const changed = copies.map(({ id }) => contractEvent(null, 'contract.datesChanged', id))
    await events.recordMany(db, changed)
  })
  // With the creation of the first one.
  const found = await administrator.call('GET', '/administration/audit?search=triage')
  expect(found.body.count).toBe(1_051)
})

test('a name of two letters is found', async () => {
  await record(1, 'Zy')
  expect((await search('zy')).count).toBe(1)
})

test('a name that was erased is found no more, nor kept by the statistics', async () => {
  await record(2, 'Maëlle Quentin')
  expect((await search('quentin')).count).toBe(2)
  await asOwner(
    `update audit_event set personal = null, salt = null where personal ->> 'label' = 'Maëlle Quentin'`,
  )
  expect((await search('quentin')).count).toBe(0)
  await asOwner('analyze audit_event')
  const kept = `select attname from pg_stats where tablename = 'audit_event_recorded' and attname <> 'company_id'`
  expect(await asOwner(kept)).toEqual([])
})
