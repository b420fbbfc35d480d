import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'

/** Marks the data directory while the demo is being seeded. */
const MARK = 'incomplete-seed'

/** Marks the start of seeding, before its first row. */
export async function beginSeeding(dataDirectory: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true })
  await writeFile(join(dataDirectory, MARK), '')
}

/** Seeding is complete. */
export async function endSeeding(dataDirectory: string): Promise<void> {
  await rm(join(dataDirectory, MARK), { force: true })
}

/**
 * A demo whose seeding was killed would lack contracts forever: its database is emptied and its files deleted, before
 * migrations rebuild everything. Only if the marker exists.
 */
export async function discardIncompleteSeed(
  dataDirectory: string,
  connection: PoolConfig,
): Promise<boolean> {
  if (!existsSync(join(dataDirectory, MARK))) return false
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('drop schema if exists pgboss, public cascade; create schema public')
  } finally {
    await client.end()
  }
  for (const name of ['files', 'mail'])
    await rm(join(dataDirectory, name), { recursive: true, force: true })
  await endSeeding(dataDirectory)
  return true
}
