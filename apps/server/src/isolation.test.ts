import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from './testing/start-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

describe('isolation of companies', () => {
  test('company_id leads the primary key and every foreign key of a company’s rows', async () => {
    const rows = await queryCatalogue(`
      select t.relname as "table", c.conname as name from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'company_id' and a.attnotnull
      where c.contype in ('p', 'f') and c.connamespace = 'public'::regnamespace and c.conkey[1] <> a.attnum`)
    expect(rows).toEqual([])
  })

  test('the tables of people and secrets have row-level security too', async () => {
    const rows = await queryCatalogue(
      `select relname from pg_class where relrowsecurity and relforcerowsecurity order by relname`,
    )
    expect(rows.map(({ relname }) => relname)).toEqual([
      'account_link',
      'browser_token',
      'calendar_feed',
      'company_seal',
      'guest_session',
      'integration',
      'invitation_link',
      'joining_link',
      'passkey',
      'passkey_challenge',
      'pending_sign_in',
      'person',
      'questionnaire',
      'recovery_code',
      'role',
      'session',
      'sign_up_domain',
      'sign_up_request',
      'signatory',
      'signing_code',
      'third_party_share',
      'totp_factor',
    ])
    expect(await queryCatalogue('select id from person')).toEqual([])
  })
})

async function queryCatalogue(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(product.owner)
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
