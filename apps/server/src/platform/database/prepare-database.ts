import { Client, type ClientConfig } from 'pg'
import { installJobs } from './install-jobs.ts'
import { applyMissing, withMigrationLock } from './migrate.ts'
import { grantServing } from './serving-grants.ts'

/** Two ways into one database. */
export interface DatabaseAccess<Config extends ClientConfig = ClientConfig> {
  /** Of the role that serves requests and jobs. */
  connection: Config
  /** Of the role that owns the tables; the same where the operator has only one. */
  owner: Config
}

/**
 * Brings a database to this version, as its owner: the product's tables, those of the job queue, and then the rights
 * of the role that serves, on every table that there is by now.
 */
export async function prepareDatabase({ connection, owner }: DatabaseAccess): Promise<void> {
  const serving = await roleOf(connection)
  await withMigrationLock(owner, async (client) => {
    await applyMissing(client)
    await installJobs(client)
    if (serving !== (await currentRole(client))) await grantServing(client, serving)
  })
}

async function roleOf(connection: ClientConfig): Promise<string> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await currentRole(client)
  } finally {
    await client.end()
  }
}

async function currentRole(client: Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]!.role
}
