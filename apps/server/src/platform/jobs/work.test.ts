import { expect, test, vi } from 'vitest'
import type { Platform } from '../platform.ts'
import { earlyInEachCompany } from './early-in-each-company.ts'
import type { Attempt, JobKind, Jobs } from './jobs.ts'
import { startWork, work, workPerCompany } from './work.ts'

const NIGHTLY: JobKind<{ companyId?: string }> = {
  name: 'nightly',
  schedule: { cron: '10 3 * * *' },
  isCaughtUp: true,
}
const ON_DEMAND: JobKind<{ id: string }> = { name: 'on-demand' }

function fakeJobs() {
  const enqueued: object[] = []
  const scheduled: string[] = []
  const handlers = new Map<string, (data: never, attempt: Attempt) => Promise<void>>()
  const jobs = {
    enqueue: (_tx: unknown, { name }: JobKind, data: object) => {
      enqueued.push({ name, ...data })
      return Promise.resolve()
    },
    work: ({ name }: JobKind, run: never) => {
      handlers.set(name, run)
      return Promise.resolve()
    },
    schedule: ({ name }: JobKind, { cron }: { cron: string }) => {
      scheduled.push(`${name} ${cron}`)
      return Promise.resolve()
    },
  } as unknown as Jobs
  return { jobs, enqueued, scheduled, handlers }
}

test('a scheduled job creates one job per company, also when caught up at startup', async () => {
  const { jobs, enqueued, scheduled, handlers } = fakeJobs()
  const platform = {
    jobs,
    companyIds: () => Promise.resolve(['a', 'b']),
    inCompany: (_companyId: string, run: (db: object) => Promise<void>) => run({}),
  } as unknown as Platform
  const worked: string[] = []
  await startWork(
    jobs,
    [
      workPerCompany(platform, NIGHTLY, (_platform, companyId) => {
        worked.push(companyId)
        return Promise.resolve()
      }),
      work(ON_DEMAND, () => Promise.reject(new Error('not asked for'))),
    ],
    OPEN,
  )
  expect(scheduled).toEqual(['nightly 10 3 * * *'])
  expect(enqueued).toEqual([
    { name: 'nightly', companyId: 'a' },
    { name: 'nightly', companyId: 'b' },
  ])
  expect(worked).toEqual([])
  await handlers.get('nightly')!({ companyId: 'b' } as never, FIRST)
  expect(worked).toEqual(['b'])
})

test('a job of the early morning runs by the clock of each company, and is caught up on for all', async () => {
  const { jobs, enqueued, scheduled, handlers } = fakeJobs()
  const asked: unknown[] = []
  const platform = {
    jobs,
    companyIds: (local?: { hour: number; at: Date }) => {
      asked.push(local)
      return Promise.resolve(local ? ['west'] : ['west', 'home'])
    },
    inCompany: (_companyId: string, run: (db: object) => Promise<void>) => run({}),
  } as unknown as Platform
  const kind: JobKind<{ companyId?: string }> = { name: 'early', ...earlyInEachCompany(15) }
  await startWork(jobs, [workPerCompany(platform, kind, () => Promise.resolve())], OPEN)
  expect(scheduled).toEqual(['early 15 * * * *'])
  const createdAt = new Date('2026-08-20T12:15:00Z')
  await handlers.get('early')!({} as never, { ...FIRST, createdAt })
  expect(asked).toEqual([undefined, { hour: 5, at: createdAt }])
  expect(enqueued.map((job) => (job as { companyId: string }).companyId)).toEqual([
    'west',
    'home',
    'west',
  ])
})

test('what reaches the outside waits until it is open, the rest does not', async () => {
  const { jobs, handlers } = fakeJobs()
  const { promise: opened, resolve: openIt } = Promise.withResolvers<void>()
  const run = () => Promise.resolve()
  const sending = { ...ON_DEMAND, name: 'sending', reachesOutside: true }
  const outside = { isClosed: () => true, whenOpen: () => opened }
  await startWork(jobs, [work(sending, run), work(ON_DEMAND, run)], outside)
  expect([...handlers.keys()]).toEqual([ON_DEMAND.name])
  openIt()
  await vi.waitFor(() => expect([...handlers.keys()]).toEqual([ON_DEMAND.name, 'sending']))
})

const FIRST: Attempt = { number: 1, isLast: false }
const OPEN = { isClosed: () => false, whenOpen: () => Promise.resolve() }
