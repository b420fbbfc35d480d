import type { ClientBase } from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }

/** The schema of the job queue, which its library makes and migrates. */
export const JOBS_SCHEMA = 'pgboss'

/** Brings the tables of the job queue to the version of its library, as their owner and in one go. */
export async function installJobs(client: ClientBase): Promise<void> {
  const installed = await readVersion(client)
  if (installed === null) await client.query(getConstructionPlans(JOBS_SCHEMA))
  else if (installed < pgBoss.pgboss.schema)
    await client.query(getMigrationPlans(JOBS_SCHEMA, installed))
}

async function readVersion(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.version') is not null as "isThere"`,
  )
  if (!rows[0]!.isThere) return null
  const { rows: versions } = await client.query<{ version: number }>(
    `select version from ${JOBS_SCHEMA}.version`,
  )
  return versions[0]!.version
}
