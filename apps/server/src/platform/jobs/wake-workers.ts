import type { PgBoss } from 'pg-boss'
import { setTimeout as pause } from 'node:timers/promises'
import { JOBS_SCHEMA } from '../database/install-jobs.ts'

/** A person may be waiting for what a request enqueued. */
const LOOK_MS = 500

export interface WorkerWaker {
  /** From now on this worker is woken when its queue has a job that is due. */
  add(queue: string, workerId: string): void
  stop(): Promise<void>
}

/**
 * Looks for due jobs in all queues of this process with one query, instead of one for each of its dozens of workers.
 * NOTIFY would take a lock at each commit.
 *
 * @param onError the database may be down: the next look finds what waits
 */
export function startWaking(boss: PgBoss, onError: (error: unknown) => void): WorkerWaker {
  const workers = new Map<string, string>()
  const stopping = new AbortController()
  const running = run()
  return {
    add: (queue, workerId) => void workers.set(queue, workerId),
    stop: async () => {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      for (const queue of await dueQueues(boss, [...workers.keys()]).catch(none))
        boss.notifyWorker(workers.get(queue)!)
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  function none(error: unknown): string[] {
    onError(error)
    return []
  }
}

/** Those of these queues with a job that a worker could take now. */
async function dueQueues(boss: PgBoss, queues: readonly string[]): Promise<string[]> {
  if (queues.length === 0) return []
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from unnest($1::text[]) as queue (name)
     where exists (
       select from ${JOBS_SCHEMA}.job
       where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
     )`,
    [queues],
  )
  return rows.map(({ name }: { name: string }) => name)
}
