import { Client } from 'pg'
import { waitFor } from './running-server.ts'
import type { TestProduct } from './start-product.ts'

/** Waits until a working product has done every job of this name that it was given so far. */
export async function allDone({ connection }: TestProduct, name: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await waitFor(async () => {
      const { rows } = await client.query<{ open: number }>(
        `select count(*)::int as open from pgboss.job where name = $1 and state in ('created', 'active', 'retry')`,
        [name],
      )
      return rows[0]!.open === 0 ? true : undefined
    })
  } finally {
    await client.end()
  }
}
