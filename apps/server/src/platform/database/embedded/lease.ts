import { Client } from 'pg'
import { asSuperuser, OWNER, SERVING, type Credentials } from './credentials.ts'
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
export const DATABASE = 'tacite'

export async function acquireLease(
  postmaster: Postmaster,
  credentials: Credentials,
): Promise<Lease> {
  const address = { host: postmaster.socketDirectory, port: postmaster.port }
  const client = new Client({
    ...address,
    ...asSuperuser(credentials),
    application_name: LEASE,
  })
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
  await ensureDatabase(client, credentials)
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

/**
 * The roles of the product and its database. Neither is a superuser, whom row-level security does not bind, and the
 * one that serves requests owns nothing. Their passwords are set each time: a cluster may be an earlier version's, or
 * restored.
 */
async function ensureDatabase(client: Client, { owner, serving }: Credentials): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LEAVING_LOCK])
  await ensureRole(client, OWNER, owner)
  await ensureRole(client, SERVING, serving)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0)
    await client.query(`create database ${DATABASE} owner ${OWNER} template template0`)
  await client.query('select pg_advisory_unlock($1)', [LEAVING_LOCK])
}

async function ensureRole(client: Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await client.query(`create role ${name}`)
  await client.query(
    `alter role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password ${client.escapeLiteral(password)}`,
  )
}
