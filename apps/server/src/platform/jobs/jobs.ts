import type { Transaction } from 'kysely'
import type { PoolConfig } from 'pg'
import { fromKysely, PgBoss, type JobWithMetadata, type Queue } from 'pg-boss'
import type { DB } from '../database/generated/schema.ts'
import { JOBS_SCHEMA } from '../database/install-jobs.ts'
import type { Log } from '../log.ts'
import { startWaking, type WorkerWaker } from './wake-workers.ts'

/** A kind of background work. Its data are ids: the job reads the rest when it runs. */
export interface JobKind<Data extends object = object> {
  name: string
  /** How often a failing job is retried, with growing pauses. Default 5; sealing never gives up. */
  retryLimit?: number
  /** The longest pause between two attempts, in seconds. Default 300. */
  longestPause?: number
  /** Cron schedule, for jobs without data. */
  schedule?: Schedule
  /** Its schedule is hourly, and each company has its run in the hour in which its own clock shows this one. */
  companyHour?: number
  /** A starting worker catches up on the runs missed while none was running. */
  isCaughtUp?: boolean
  /** It sends something out of the installation: it waits while that is closed after a restore. */
  reachesOutside?: boolean
  /** A run that takes longer is considered lost and starts again. Default 15 minutes. */
  mostMinutes?: number
  /** A job that is set aside is handed to `workSetAside`. */
  reportsSetAside?: boolean
  /** Of several with the same data only one waits: the others add nothing. Cannot be changed once the queue exists. */
  waitsOnce?: boolean
  /** Type-level only: the job's data. */
  data?: Data
}

/** One of the runs of a job. */
export interface Attempt {
  /** From 1. */
  number: number
  /** If it fails, the job is set aside. */
  isLast: boolean
  /** When the job was created, however late it runs. Missing where a worker catches up on missed runs. */
  createdAt?: Date
}

export interface Schedule {
  cron: string
  /** Default: Europe/Paris. */
  timeZone?: string
}

export interface Jobs {
  /** Creates the queues of these kinds, before the first job. */
  open(kinds: readonly Omit<JobKind, 'data'>[]): Promise<void>
  /** The job exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    tx: Transaction<DB>,
    kind: JobKind<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ): Promise<void>
  /**
   * Runs jobs of this kind in this process. The handler must be idempotent: it runs again after a kill. Each failure is
   * logged.
   */
  work<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data, attempt: Attempt) => Promise<void>,
  ): Promise<void>
  /**
   * Runs once a job of this kind was set aside: its last attempt failed, or its worker was killed in it. Retried
   * with pauses of up to some hours until it succeeds; the handler must be idempotent.
   */
  workSetAside<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
  ): Promise<void>
  schedule(kind: JobKind, schedule: Schedule): Promise<void>
  stop(): Promise<void>
}

/** A restored installation may be closed for long; two weeks otherwise. */
const YEAR_S = 365 * 24 * 60 * 60
const HOME_TIME_ZONE = 'Europe/Paris'

/** Attempts over weeks: whoever waits must learn of it. */
const SET_ASIDE_RETRIES = 10_000

/** Workers are woken when there is something to do (`wake-workers.ts`); each look of their own costs a query. */
const BACKSTOP_S = 30

export async function startJobs(connection: PoolConfig, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    schema: JOBS_SCHEMA,
    // Its tables belong to another role, as whom prepareDatabase makes them.
    migrate: false,
    max: 4,
    monitorIntervalSeconds: 10,
  } as never)
  const onError = (error: unknown) => log.error('jobs.failed', { error })
  boss.on('error', onError)
  await boss.start()
  const waker = startWaking(boss, onError)
  return {
    open: async (kinds) => {
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const queue of kinds.flatMap(queuesOf)) await openQueue(boss, queue, known)
    },
    enqueue: async (tx, kind, data, options = {}) => {
      await boss.send(kind.name, data, {
        db: fromKysely(tx),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(kind.reachesOutside ? { retentionSeconds: YEAR_S } : {}),
        ...(kind.waitsOnce ? { singletonKey: JSON.stringify(data) } : {}),
      })
    },
    work: (kind, handler) => workOn({ boss, waker, log }, kind, handler),
    workSetAside: (kind, handler) => workOn({ boss, waker, log }, setAsideKind(kind), handler),
    schedule: async (kind, { cron, timeZone = HOME_TIME_ZONE }) => {
      await boss.schedule(kind.name, cron, {}, { tz: timeZone })
    },
    stop: async () => {
      await waker.stop()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

function setAsideKind<Data extends object>({ name }: JobKind<Data>): JobKind<Data> {
  return { name: `${name}-set-aside`, retryLimit: SET_ASIDE_RETRIES }
}

/** A dead letter queue comes before the queue that names it. */
function queuesOf(kind: Omit<JobKind, 'data'>): Queue[] {
  const queue: Queue = {
    name: kind.name,
    ...(kind.waitsOnce ? { policy: 'short' } : {}),
    ...optionsOf(kind),
  }
  if (!kind.reportsSetAside) return [queue]
  const deadLetter = setAsideKind(kind)
  return [
    { name: deadLetter.name, ...optionsOf(deadLetter), retentionSeconds: YEAR_S },
    { ...queue, deadLetter: deadLetter.name },
  ]
}

function optionsOf({ retryLimit = 5, longestPause = 300, mostMinutes = 15 }: JobKind) {
  return {
    retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: longestPause,
    heartbeatSeconds: 30,
    expireInSeconds: mostMinutes * 60,
  }
}

/**
 * Creates what is missing, and changes a queue that an earlier version made: most starts of the product find all of
 * them as they should be.
 */
async function openQueue(
  boss: PgBoss,
  { name, policy, ...options }: Queue,
  known: ReadonlyMap<string, Queue>,
): Promise<void> {
  const queue = known.get(name)
  if (!queue) await boss.createQueue(name, { ...options, ...(policy ? { policy } : {}) })
  else if (!isSubset(options, queue)) await boss.updateQueue(name, options)
}

function isSubset<T extends object>(part: T, whole: T): boolean {
  return Object.entries(part).every(([key, value]) => whole[key as keyof T] === value)
}

async function workOn<Data extends object>(
  { boss, waker, log }: { boss: PgBoss; waker: WorkerWaker; log: Log },
  kind: JobKind<Data>,
  handler: (data: Data, attempt: Attempt) => Promise<void>,
): Promise<void> {
  const workerId = await boss.work(
    kind.name,
    { pollingIntervalSeconds: BACKSTOP_S, burstWhenReadyExceeds: 1, includeMetadata: true },
    async (jobs) => {
      for (const job of jobs)
        await logged(log, kind, attemptOf(job), (attempt) => handler(job.data as never, attempt))
    },
  )
  waker.add(kind.name, workerId)
}

function attemptOf({ retryCount, retryLimit, createdOn }: JobWithMetadata<unknown>): Attempt {
  return { number: retryCount + 1, isLast: retryCount >= retryLimit, createdAt: createdOn }
}

/** A failure is a line of the log each time; the last one says that the job will not run again. */
async function logged(
  log: Log,
  { name }: JobKind,
  attempt: Attempt,
  run: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  try {
    await run(attempt)
  } catch (error) {
    log.error(attempt.isLast ? 'job.set-aside' : 'job.failed', {
      kind: name,
      attempt: attempt.number,
      error,
    })
    throw error
  }
}
