import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testing/create-test-database.ts'
import { CHAIN_START, commitPersonal, hashAuditEvent, verifyChain } from './audit-chain.ts'
import type { AuditEvent } from './audit-chain.ts'
import { canonicalJson } from './canonical-json.ts'

const { connection } = await createTestDatabase()
const client = new Client(connection)
await client.connect()
afterAll(() => client.end())

const at = new Date('2026-03-29T01:30:00.123Z')
const company = randomUUID()

test('a value is spelt the same after a round trip through the database', async () => {
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
  const { rows } = await client.query<{ value: unknown }>(
    'select each.value from jsonb_array_elements($1) with ordinality each (value, place) order by place',
    [JSON.stringify(samples)],
  )
  expect(rows.map((row) => canonicalJson(row.value))).toEqual(samples.map(canonicalJson))
})

test('keys are sorted by their bytes, without white space', () => {
  const value = { b: [1, 'é', null], a: { '\u{10000}': 2, '\uffff': -0.5 }, aa: '\n"' }
  expect(canonicalJson(value)).toBe(
    `{"a":{"\uffff":-0.5,"\u{10000}":2},"aa":"\\n\\"","b":[1,"é",null]}`,
  )
})

test.each([1e15, 1e21, 1e-7, 0.1234567890123456])(
  'refuses a number without a unique spelling: %d',
  (number) => {
    expect(() => canonicalJson(number)).toThrow('Number')
  },
)

test('the hash format is that of the first version', () => {
  const salt = Buffer.alloc(16, 7)
  const commitment = commitPersonal(salt, { actor: 'Zoé Ñandú' })
  const payload = {
    title: 'Été',
    amountInclTaxCents: 1_250_000,
    rate: 12.5,
    deep: { b: [1, null], a: true },
  }
  const event = {
    companyId: '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b',
    sequence: 1,
    at,
    actorId: null,
    action: 'contract.created',
    objectType: 'contract',
    objectId: '01a1fc00-76ed-7a30-b19a-7c6dcd73e16c',
    contractId: '01a1fc00-76ed-7a30-b19a-7c6dcd73e16c',
    payload,
    commitment,
    previousHash: CHAIN_START.hash,
  }
  const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
  expect(hex(commitment)).toBe('799bbca8e10e39f31d3119efdde0cbf636f1f6d50b32547d4773e845c852002d')
  expect(hex(hashAuditEvent(event))).toBe(
    '3010e8f0f81962c13aba61d6273c8afe8bdad1b22fb23d81822e4fe8b068c2a0',
  )
})

test('names what was changed, left out, cut off or moved', async () => {
  const events = chainOf({ step: 1 }, { step: 2 }, { step: 3 }, { step: 4 })
  const [one, two, three, four] = events as [AuditEvent, AuditEvent, AuditEvent, AuditEvent]
  const code = async (...chain: AuditEvent[]) => (await verifyChain(chain)).map((each) => each.code)

  expect(await code(...events)).toEqual([])
  expect(await code(one, { ...two, payload: { step: 9 } }, three)).toEqual(['EVENT_CHANGED'])
  expect(await code(one, { ...two, at: new Date(0) }, three)).toEqual(['EVENT_CHANGED'])
  expect(await code(one, { ...two, personal: { actor: 'Eve' } })).toEqual(['PERSONAL_DATA_CHANGED'])
  expect(await code(one, { ...two, personal: null, salt: null })).toEqual([])
  expect(await code(one, { ...two, salt: null })).toEqual(['PERSONAL_DATA_CHANGED'])
  expect(await code(one, { ...two, personal: null })).toEqual(['PERSONAL_DATA_CHANGED'])
  expect(await code(one, three)).toEqual(['NUMBER_MISSING', 'NOT_AFTER_PREVIOUS'])
  const rewritten = { ...two, payload: { step: 9 } }
  expect(await code(one, { ...rewritten, hash: hashAuditEvent(rewritten) }, three)).toEqual([
    'NOT_AFTER_PREVIOUS',
  ])
  expect(await verifyChain([one, two, three], { heads: [four] })).toEqual([
    { sequence: 4, code: 'TAIL_MISSING' },
  ])
  expect(await verifyChain([three, four], { start: two, heads: [four] })).toEqual([])
  const differing = { ...two, hash: one.hash }
  for (const heads of [[differing], [differing, two], [two, differing]])
    expect(await verifyChain([one, two], { heads })).toEqual([
      { sequence: 2, code: 'HEAD_DIFFERS' },
    ])
})

test('an earlier act may follow a later one', async () => {
  const [one, two] = chainOf({ step: 1 }, { step: 2 })
  const earlier = { ...two!, at: new Date(at.getTime() - 60_000) }
  expect(await verifyChain([one!, { ...earlier, hash: hashAuditEvent(earlier) }])).toEqual([])
})

/** A chain with one event per payload. */
function chainOf(...payloads: object[]): AuditEvent[] {
  let head = CHAIN_START
  return payloads.map((payload) => {
    const [salt, personal] = [Buffer.alloc(16, 1), { actor: 'Ada' }]
    const event = {
      companyId: company,
      sequence: head.sequence + 1,
      at,
      actorId: null,
      action: 'contract.created',
      objectType: 'contract',
      objectId: randomUUID(),
      contractId: null,
      payload,
      personal,
      salt,
      commitment: commitPersonal(salt, personal),
      previousHash: head.hash,
    }
    head = { sequence: event.sequence, hash: hashAuditEvent(event) }
    return { ...event, hash: head.hash }
  })
}
