import { Client } from 'pg'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { TestProduct } from './start-product.ts'

/** Runs the waiting jobs of a kind sequentially, as a worker would; returns how many there were. */
export async function doJobs<Data extends object>(
  { connection }: TestProduct,
  { name }: JobKind<Data>,
  work: (data: Data) => Promise<void>,
): Promise<number> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ data: Data }>(
      `update pgboss.job set state = 'completed', completed_on = now() where name = $1 and state = 'created' returning data`,
      [name],
    )
    for (const { data } of rows) await work(data)
    return rows.length
  } finally {
    await client.end()
  }
}
