import { sql } from 'kysely'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startProduct, type TestProduct } from '../../testing/start-product.ts'
import { JOBS_SCHEMA } from '../database/install-jobs.ts'
import { createLog } from '../log.ts'
import { startJobs, type JobKind } from './jobs.ts'

const COUNTED: JobKind<{ id: string }> = {
  name: 'counted-attempts',
  retryLimit: 1,
  longestPause: 1,
}

test('a job that always fails is set aside after its last attempt, and others go on', async () => {
  const product = await startProduct()
  onTestFinished(() => product.stop())
  const { inCompany, companyIds } = product.product.platform
  const lines: { event: string; attempt?: number; kind?: string }[] = []
  const jobs = await startJobs(
    product.connection,
    createLog((line) => lines.push(JSON.parse(line) as (typeof lines)[number])),
  )
  onTestFinished(() => jobs.stop())
  await jobs.open([COUNTED])
  const runs: string[] = []
  await jobs.work(COUNTED, ({ id }, { number, isLast }) => {
    runs.push(`${id} ${number}${isLast ? ' last' : ''}`)
    return id === 'poison' ? Promise.reject(new Error('never')) : Promise.resolve()
  })
  const [companyId] = await companyIds()
  for (const id of ['poison', 'fine'])
    await inCompany(companyId!, (db) => jobs.enqueue(db.tx, COUNTED, { id }))
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 })
  expect(runs.toSorted()).toEqual(['fine 1', 'poison 1', 'poison 2 last'])
  expect(lines.map(({ event, kind, attempt }) => [event, kind, attempt])).toEqual([
    ['job.failed', COUNTED.name, 1],
    ['job.set-aside', COUNTED.name, 2],
  ])
})

test.each(['fails', 'is killed'])(
  'what remains to be done for a job is done also when its last attempt %s',
  async (end) => {
    const product = await startProduct()
    onTestFinished(() => product.stop())
    const { inCompany, companyIds } = product.product.platform
    const kind: JobKind<{ id: string }> = {
      name: `reported-${end.length}`,
      retryLimit: 0,
      reportsSetAside: true,
    }
    const jobs = await startJobs(
      product.connection,
      createLog(() => undefined),
    )
    onTestFinished(() => jobs.stop())
    await jobs.open([kind])
    const [companyId] = await companyIds()
    await inCompany(companyId!, (db) => jobs.enqueue(db.tx, kind, { id: 'poison' }))
    const reported: string[] = []
    await jobs.workSetAside(kind, ({ id }) => {
      reported.push(id)
      return reported.length === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve()
    })
    if (end === 'fails') await jobs.work(kind, () => Promise.reject(new Error('never')))
    else await takeAndDie(product, kind)
    await vi.waitFor(() => expect(reported).toEqual(['poison', 'poison']), { timeout: 20_000 })
  },
)

/** A worker that takes a job, and is never heard of again. */
async function takeAndDie({ connection }: TestProduct, { name }: JobKind): Promise<void> {
  const boss = new PgBoss({
    ...connection,
    schema: JOBS_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  } as never)
  await boss.start()
  onTestFinished(() => boss.stop())
  expect(await boss.fetch(name)).toHaveLength(1)
  const client = new Client(connection)
  await client.connect()
  await client.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = $1`,
    [name],
  )
  await client.end()
  await boss.supervise(name)
}

test('a queue of an earlier version gets the limits of this one', async () => {
  const product = await startProduct()
  onTestFinished(() => product.stop())
  const { inCompany, companyIds } = product.product.platform
  const jobs = await startJobs(product.connection, createLog())
  onTestFinished(() => jobs.stop())
  await jobs.open([{ name: COUNTED.name, retryLimit: 7, longestPause: 300 }])
  await jobs.open([COUNTED])
  const [companyId] = await companyIds()
  const { rows } = await inCompany(companyId!, async (db) => {
    await jobs.enqueue(db.tx, COUNTED, { id: 'later' })
    return sql`select retry_limit as "retryLimit", retry_delay_max as "longestPause"
      from pgboss.job where name = ${COUNTED.name}`.execute(db.tx)
  })
  expect(rows).toEqual([{ retryLimit: 1, longestPause: 1 }])
})
