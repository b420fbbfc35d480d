import { Client } from 'pg'
import type { TestCompany } from './companies.ts'
import { waitFor } from './running-server.ts'
import type { Answer, TestProduct } from './start-product.ts'

/**
 * Makes calls of one company, each while those before it have done all but end: they wait for the head of the trail, which
 * is taken last of all, or for a lock of another before that. What only a lock keeps apart goes wrong here every time, not
 * once in a while.
 */
export async function atOnce(
  { connection }: TestProduct,
  { companyId }: Pick<TestCompany, 'companyId'>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select from audit_head where company_id = $1 for update', [companyId])
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
  // A transaction looks once at what others do, and remembers it.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}
