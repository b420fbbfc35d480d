import { Client } from 'pg'
import type { TestAccess } from '../platform/database/testing/template-database.ts'

/** Takes away what belongs to no company: counted tries, requested companies, and jobs, waiting or done. */
export async function forgetInstallation({
  superuser,
}: Pick<TestAccess, 'superuser'>): Promise<void> {
  const client = new Client(superuser)
  await client.connect()
  try {
    for (const table of ['rate_limit', 'sign_up_request', 'pgboss.job'])
      await client.query(`delete from ${table}`)
  } finally {
    await client.end()
  }
}
