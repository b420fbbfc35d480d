import type { Outside } from './outside.ts'
import type { Platform } from '../platform.ts'
import type { Attempt, JobKind, Jobs } from './jobs.ts'

/** A kind of job with its handler. */
export interface Work {
  kind: Omit<JobKind, 'data'>
  run(data: never, attempt: Attempt): Promise<void>
  /** What remains to be done for a job that will not run again. */
  whenSetAside?: ((data: never) => Promise<void>) | undefined
}

export function work<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, attempt: Attempt) => Promise<void>,
  whenSetAside?: (data: Data) => Promise<void>,
): Work {
  return { kind: { ...kind, reportsSetAside: whenSetAside !== undefined }, run, whenSetAside }
}

/**
 * The scheduled job creates one per company, so that a large one does not delay the others; of a kind with a
 * `companyHour`, for those companies whose hour it is. Missed runs are caught up on for all of them.
 */
export function workPerCompany(
  platform: Platform,
  kind: JobKind<{ companyId?: string }>,
  run: (platform: Platform, companyId: string) => Promise<void>,
): Work {
  return work(kind, ({ companyId }, { createdAt }) =>
    companyId ? run(platform, companyId) : enqueueForEachCompany(platform, kind, createdAt),
  )
}

/**
 * Runs in this process from now on, starting with missed schedules. What reaches the outside waits in its queue while
 * that is closed.
 */
export async function startWork(
  jobs: Jobs,
  works: readonly Work[],
  outside: Pick<Outside, 'isClosed' | 'whenOpen'>,
): Promise<void> {
  for (const { kind, run } of works)
    if (kind.reachesOutside && outside.isClosed())
      void outside.whenOpen().then(() => jobs.work(kind, run))
    else await jobs.work(kind, run)
  for (const { kind, whenSetAside } of works)
    if (whenSetAside) await jobs.workSetAside(kind, whenSetAside)
  for (const { kind } of works) if (kind.schedule) await jobs.schedule(kind, kind.schedule)
  for (const { kind, run } of works)
    if (kind.isCaughtUp) await run({} as never, { number: 1, isLast: false })
}

async function enqueueForEachCompany(
  { companyIds, inCompany, jobs }: Pick<Platform, 'companyIds' | 'inCompany' | 'jobs'>,
  kind: JobKind<{ companyId?: string }>,
  createdAt: Date | undefined,
): Promise<void> {
  const { companyHour: hour } = kind
  const isOfHour = hour !== undefined && createdAt !== undefined
  for (const companyId of await companyIds(isOfHour ? { hour, at: createdAt } : undefined))
    await inCompany(companyId, (db) => jobs.enqueue(db.tx, kind, { companyId }))
}
