import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openPools } from './pools.ts'
import { MOST_STATEMENTS, plannedEachTime, withKeptPlan } from './prepared-pool.ts'
import { createTestDatabase } from './testing/create-test-database.ts'

// As the owner: a migration changes the tables.
const { owner } = await createTestDatabase()
const pools = openPools(owner)
afterAll(() => pools.close())

/** On a single connection, undisturbed by the heavy pool's second one. */
const onOne = <R>(work: (db: typeof pools.heavy) => Promise<R>) =>
  pools.heavy.connection().execute(work)

async function prepared(db: typeof pools.heavy): Promise<string[]> {
  const { rows } = await sql<{
    statement: string
  }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

describe('a connection', () => {
  test('prepares a statement once and reuses it by name', async () => {
    const ask = (db: typeof pools.heavy, value: number) =>
      sql<{ sum: number }>`select ${value}::int + 1 as sum`.execute(db)
    await onOne(async (db) => {
      expect((await ask(db, 1)).rows).toEqual([{ sum: 2 }])
      expect((await ask(db, 41)).rows).toEqual([{ sum: 42 }])
      const same = (await prepared(db)).filter((text) => text.includes('::int + 1 as sum'))
      expect(same).toHaveLength(1)
    })
  })

  test('replans a statement on each run when its text asks for it', async () => {
    await onOne(async (db) => {
      await sql`select ${7}::int as seven ${plannedEachTime}`.execute(db)
      expect((await prepared(db)).filter((text) => text.includes('as seven'))).toEqual([])
    })
  })

  test('keeps the plans of some statements of a report, those within them too, and plans the next ones anew', async () => {
    const modes = (pool: 'heavy' | 'fast') =>
      pools[pool].transaction().execute(async (tx) => {
        const mode = async () => {
          const { rows } = await sql<{
            mode: string
          }>`select current_setting('plan_cache_mode') as mode`.execute(tx)
          return rows[0]!.mode
        }
        const within = async () => [await withKeptPlan({ tx }, mode), await mode()]
        return [...(await withKeptPlan({ tx }, within)), await mode()]
      })
    expect(await modes('heavy')).toEqual(['auto', 'auto', 'force_custom_plan'])
    expect(await modes('fast')).toEqual(['auto', 'auto', 'auto'])
  })

  test('is closed on release once it has prepared too many', async () => {
    const first = await onOne(async (db) => {
      for (let i = 0; i <= MOST_STATEMENTS; i += 1)
        await sql`select ${i}::int as ${sql.ref(`n${i}`)}`.execute(db)
      return backend(db)
    })
    const next = await onOne(async (db) => ({ pid: await backend(db), held: await prepared(db) }))
    expect(next.pid).not.toBe(first)
    expect(next.held.length).toBeLessThan(MOST_STATEMENTS)
  })

  test('whose plans a migration made stale fails once and is replaced', async () => {
    await sql`create table shape (company text)`.execute(pools.fast)
    const ask = () => sql`select * from shape where company <> ${'none'}`.execute(pools.fast)
    await ask()
    await sql`alter table shape add column added text`.execute(pools.fast)
    await expect(ask()).rejects.toThrow('cached plan must not change result type')
    await expect(ask()).resolves.toMatchObject({ rows: [] })
  })
})

async function backend(db: typeof pools.heavy): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]!.pid
}
