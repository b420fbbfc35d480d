import type { Transaction } from 'kysely'
import type { PoolConfig } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { DB } from '../database/generated/schema.ts'
import type { Log } from '../log.ts'

/** A kind of work done apart from requests. Its data are ids: the job reads the rest when it runs. */
export interface JobKind<Data extends object = object> {
  name: string
  /** How often a failing job is tried again, with growing pauses. Default 5; sealing never gives up. */
  retryLimit?: number
  /** When it comes by itself, with no data: a cron line. */
  schedule?: Schedule
  /** A worker that starts does what was missed while none ran. */
  isCaughtUp?: boolean
  /** Only a type: what the job is given. */
  data?: Data
}

export interface Schedule {
  cron: string
  /** Without it, the clocks of Paris. */
  timeZone?: string
}

export interface Jobs {
  /** Makes the queues of these kinds, before the first job. */
  open(kinds: readonly Omit<JobKind, 'data'>[]): Promise<void>
  /** The job exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    tx: Transaction<DB>,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ): Promise<void>
  /** Runs jobs of this kind in this process. The handler must be idempotent: after a kill it runs again. */
  work<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
  ): Promise<void>
  schedule(kind: JobKind, schedule: Schedule): Promise<void>
  stop(): Promise<void>
}

const HOME_TIME_ZONE = 'Europe/Paris'

export async function startJobs(connection: PoolConfig, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    schema: 'pgboss',
    max: 4,
    monitorIntervalSeconds: 10,
  } as never)
  boss.on('error', (error) => log.error('jobs.failed', { error }))
  await boss.start()
  return {
    open: async (kinds) => {
      for (const kind of kinds)
        await boss.createQueue(kind.name, {
          retryLimit: kind.retryLimit ?? 5,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 300,
          heartbeatSeconds: 30,
          expireInSeconds: 15 * 60,
        })
    },
    enqueue: async (tx, kind, data, options = {}) => {
      await boss.send(kind.name, data, {
        db: fromKysely(tx),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      })
    },
    work: async (kind, handler) => {
      await boss.work(
        kind.name,
        { pollingIntervalSeconds: 0.5, burstWhenReadyExceeds: 1 },
        async (jobs) => {
          for (const job of jobs) await handler(job.data as never)
        },
      )
    },
    schedule: async (kind, { cron, timeZone = HOME_TIME_ZONE }) => {
      await boss.schedule(kind.name, cron, {}, { tz: timeZone })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
