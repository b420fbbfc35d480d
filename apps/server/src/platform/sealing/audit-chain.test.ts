import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testing/create-test-database.ts'
import { commitPersonal, hashAuditEvent, verifyChain } from './audit-chain.ts'
import type { AuditEvent } from './audit-chain.ts'
import { canonicalJson } from './canonical-json.ts'

const { connection } = await createTestDatabase()
const client = new Client(connection)
await client.connect()
afterAll(() => client.end())

const at = new Date('2026-03-29T01:30:00.123Z')

test('writes one JSON in the database and here', async () => {
  const number = fc.oneof(
    fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 1000),
  )
  const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'))
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      number,
      text,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 5 }),
    ),
  }))
  const samples = [
    ...fc.sample(value, 300),
    { b: 1, a: { é: '\u2028', '\u{10000}': 2, '\uffff': 3, '': [] }, aa: '\u0001\b"\\\u007f/' },
    [0.000001, -0, 1e14, 12.5, {}],
  ]
  const { rows } = await client.query<{ canonical: string }>(
    'select audit_canonical(each.value) as canonical from jsonb_array_elements($1) with ordinality each (value, place) order by place',
    [JSON.stringify(samples)],
  )
  expect(rows.map(({ canonical }) => canonical)).toEqual(samples.map(canonicalJson))
})

test.each([1e15, 1e21, 1e-7, 0.1234567890123456])('refuses %d on both sides', async (number) => {
  expect(() => canonicalJson(number)).toThrow('Number')
  const asked = client.query('select audit_canonical($1)', [JSON.stringify(number)])
  await expect(asked).rejects.toThrow('audit chain cannot keep')
})

test('hashes what the database hashes, and holds', async () => {
  const company = await createCompany()
  await append(company, { title: 'Été', amountInclTaxCents: 1_250_000 }, { actor: 'Zoé Ñandú' })
  await append(company, {}, {})
  const events = await readEvents(company)
  const [first] = events as [AuditEvent]
  expect(first.hash).toEqual(hashAuditEvent(first))
  expect(first.commitment).toEqual(commitPersonal(first.salt as Buffer, { actor: 'Zoé Ñandú' }))
  expect(await verifyChain(events)).toEqual([])
})

test('names what was changed, left out, cut off or moved', async () => {
  const company = await createCompany()
  for (const step of [1, 2, 3, 4]) await append(company, { step }, { actor: 'Ada' })
  const events = await readEvents(company)
  const [one, two, three, four] = events as [AuditEvent, AuditEvent, AuditEvent, AuditEvent]
  const code = async (...chain: AuditEvent[]) => (await verifyChain(chain)).map((each) => each.code)

  expect(await code(one, { ...two, payload: { step: 9 } }, three)).toEqual(['EVENT_CHANGED'])
  expect(await code(one, { ...two, at: new Date(0) }, three)).toEqual(['EVENT_CHANGED'])
  expect(await code(one, { ...two, personal: { actor: 'Eve' } })).toEqual(['PERSONAL_DATA_CHANGED'])
  expect(await code(one, three)).toEqual(['NUMBER_MISSING', 'NOT_AFTER_PREVIOUS'])
  const rewritten = { ...two, payload: { step: 9 } }
  expect(await code(one, { ...rewritten, hash: hashAuditEvent(rewritten) }, three)).toEqual([
    'NOT_AFTER_PREVIOUS',
  ])
  expect(await verifyChain([one, two, three], { heads: [four] })).toEqual([
    { sequence: 4, code: 'TAIL_MISSING' },
  ])
  expect(await verifyChain([three, four], { start: two, heads: [four] })).toEqual([])
  expect(await verifyChain([one, two], { heads: [{ ...two, hash: one.hash }] })).toEqual([
    { sequence: 2, code: 'HEAD_DIFFERS' },
  ])
})

test('still holds when personal data is erased, and lets nothing else be changed', async () => {
  const company = await createCompany()
  await append(company, { step: 1 }, { actor: 'Ada' })
  const refused = [
    `update audit_event set payload = '{}' where company_id = $1`,
    `update audit_event set personal = '{}' where company_id = $1`,
    `update audit_event set personal = null, salt = null, action = 'x' where company_id = $1`,
    'delete from audit_event where company_id = $1',
  ]
  for (const statement of refused) {
    await expect(client.query(statement, [company])).rejects.toThrow('only added to')
  }
  await expect(client.query('truncate audit_event')).rejects.toThrow('only added to')
  await client.query('update audit_event set personal = null, salt = null where company_id = $1', [
    company,
  ])
  const events = await readEvents(company)
  expect(events[0]?.personal).toBeNull()
  expect(await verifyChain(events)).toEqual([])
})

test('takes turns: 20 writers at once leave one chain without a gap', async () => {
  const company = await createCompany()
  const writers = await Promise.all(
    Array.from({ length: 20 }, async (_, writer) => {
      const own = new Client(connection)
      await own.connect()
      return { own, writer }
    }),
  )
  await Promise.all(
    writers.map(async ({ own, writer }) => {
      await own.query('begin')
      await append(company, { writer }, {}, own)
      await own.query(writer % 4 === 0 ? 'rollback' : 'commit')
      await own.end()
    }),
  )
  const events = await readEvents(company)
  expect(events).toHaveLength(15)
  expect(await verifyChain(events)).toEqual([])
})

async function createCompany(): Promise<string> {
  const id = randomUUID()
  await client.query('insert into company (id, name, created_at) values ($1, $2, now())', [id, 'C'])
  return id
}

async function append(company: string, payload: object, personal: object, own = client) {
  await own.query('select append_audit_event($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)', [
    company,
    at,
    null,
    'contract.created',
    'contract',
    randomUUID(),
    randomUUID(),
    JSON.stringify(payload),
    JSON.stringify(personal),
    randomBytes(16),
  ])
}

async function readEvents(company: string): Promise<AuditEvent[]> {
  const { rows } = await client.query<AuditEvent & { sequence: string }>(
    `select company_id as "companyId", sequence, at, actor_id as "actorId", action,
      object_type as "objectType", object_id as "objectId", contract_id as "contractId", payload,
      personal, salt, commitment, previous_hash as "previousHash", hash
    from audit_event where company_id = $1 order by sequence`,
    [company],
  )
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }))
}
