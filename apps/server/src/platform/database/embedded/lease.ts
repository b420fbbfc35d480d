import { Client } from 'pg'
import type { Postmaster } from './postmaster-file.ts'

/** One connection that a process holds for as long as it needs the server. */
export interface Lease {
  address: { host: string; port: number }
  onBroken(listener: () => void): void
  /** Releases the lease; true when nobody else holds one, so that the caller must shut the server down. */
  leave(): Promise<boolean>
}

const LEASE = 'tacite lease'
const LEFT = 'tacite lease given back'
/** Any unused number: processes that leave at the same time take turns on it, so that exactly one is the last. */
const LEAVING_LOCK = 7_231_985

export async function acquireLease(postmaster: Postmaster): Promise<Lease> {
  const address = { host: postmaster.socketDirectory, port: postmaster.port }
  const client = new Client({ ...address, ...ADMINISTRATOR, application_name: LEASE })
  let isBroken = false
  let tell: (() => void) | undefined
  const onBroken = () => {
    if (isBroken) return
    isBroken = true
    tell?.()
  }
  client.on('error', onBroken)
  client.on('end', onBroken)
  await client.connect()
  await ensureDatabase(client)
  return {
    address,
    onBroken: (listener) => {
      tell = listener
      if (isBroken) listener()
    },
    leave: async () => {
      // A lease that just broke says nothing about the others: leave the server alone, the next start joins it.
      if (isBroken) return false
      const isLast = await release(client).catch(() => false)
      await client.end()
      return isLast
    },
  }
}

/** The superuser that `initdb` creates; the application connects as the owner of its database, who is not one. */
export const ADMINISTRATOR = { user: 'postgres', database: 'postgres', ssl: false } as const

async function release(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_lock($1)', [LEAVING_LOCK])
  await client.query(`set application_name = '${LEFT}'`)
  const { rows } = await client.query<{ others: number }>(
    'select count(*)::int as others from pg_stat_activity where application_name = $1',
    [LEASE],
  )
  await client.query('select pg_advisory_unlock($1)', [LEAVING_LOCK])
  return rows[0]?.others === 0
}

async function ensureDatabase(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LEAVING_LOCK])
  const { rows } = await client.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `select exists (select from pg_roles where rolname = 'tacite') as "hasRole",
       exists (select from pg_database where datname = 'tacite') as "hasDatabase"`,
  )
  // Not a superuser: row-level security does not bind superusers, even where it is forced.
  if (!rows[0]?.hasRole) await client.query('create role tacite login')
  if (!rows[0]?.hasDatabase)
    await client.query('create database tacite owner tacite template template0')
  await client.query('select pg_advisory_unlock($1)', [LEAVING_LOCK])
}
