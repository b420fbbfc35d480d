import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])

test('gives each test file its own migrated database', async () => {
  expect(await ask(one.connection, 'select count(*)::int as value from migration')).toBeGreaterThan(
    0,
  )
  await ask(one.owner, 'create table only_here (id int)')
  expect(await ask(other.owner, `select to_regclass('only_here') as value`)).toBeNull()
})

test('connects as the role of the product, to whom row-level security applies', async () => {
  await expect(ask(one.connection, 'create table mine (id int)')).rejects.toThrow(
    'permission denied',
  )
  expect(
    await ask(
      one.connection,
      'select rolsuper as value from pg_roles where rolname = current_user',
    ),
  ).toBe(false)
})

async function ask(connection: typeof one.connection, query: string): Promise<unknown> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<{ value: unknown }>(query)).rows[0]?.value
  } finally {
    await client.end()
  }
}
