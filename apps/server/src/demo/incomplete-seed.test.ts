import { mkdtemp, readdir, rm, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { createTestDatabase } from '../platform/database/testing/create-test-database.ts'
import { beginSeeding, endSeeding, discardIncompleteSeed } from './incomplete-seed.ts'

const { owner: connection } = await createTestDatabase()
const directory = await mkdtemp(join(tmpdir(), 'tacite-incomplete-seed-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

test('leaves a database alone unless its seeding was killed', async () => {
  await makeCompany()
  expect(await discardIncompleteSeed(directory, connection)).toBe(false)
  await beginSeeding(directory)
  await endSeeding(directory)
  expect(await discardIncompleteSeed(directory, connection)).toBe(false)
  expect(await companies()).toBe(1)
})

test('resets the database when seeding was killed', async () => {
  await mkdir(join(directory, 'files'))
  await beginSeeding(directory)
  expect(await discardIncompleteSeed(directory, connection)).toBe(true)
  await migrate(connection)
  expect(await companies()).toBe(0)
  expect(await readdir(directory)).toEqual([])
})

async function makeCompany(): Promise<void> {
  await ask(
    `insert into company (id, name, locale, created_at) values (uuidv7(), 'Demi', 'fr', now())`,
  )
}

async function companies(): Promise<number> {
  return (await ask('select count(*)::int as count from company')).rows[0]!.count
}

async function ask(statement: string) {
  const client = new Client(connection)
  await client.connect()
  try {
    return await client.query<{ count: number }>(statement)
  } finally {
    await client.end()
  }
}
