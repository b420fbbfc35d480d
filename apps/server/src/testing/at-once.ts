import { Client } from 'pg'
import { waitFor } from './running-server.ts'
import type { Answer, TestProduct } from './start-product.ts'

/** Reads continue; an insert waits. */
const NO_EVENTS = 'lock table audit_event in share mode'

/**
 * Runs calls concurrently, each started when the previous ones have almost finished: they wait to write to the trail,
 * or for another lock before that. A race prevented only by a lock fails here every time, not once in a while.
 *
 * @param held the statement that makes them wait, when they are to wait elsewhere
 */
export async function atOnce(
  { superuser }: TestProduct,
  calls: readonly (() => Promise<Answer>)[],
  held = NO_EVENTS,
): Promise<Answer[]> {
  const client = new Client(superuser)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(held)
    const answers: Promise<Answer>[] = []
    let refused = 0
    for (const call of calls) {
      answers.push(call().finally(() => (refused += 1)))
      const arrived = async () => refused + (await waiting(client)) >= answers.length || undefined
      await waitFor(arrived)
    }
    await client.query('commit')
    return await Promise.all(answers)
  } finally {
    await client.end()
  }
}

async function waiting(client: Client): Promise<number> {
  // Statistics are a snapshot per transaction, hence the new one.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}
