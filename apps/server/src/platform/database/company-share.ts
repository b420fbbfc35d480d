import { Refused } from '@tacite/domain/refusal.ts'

/** Runs work that needs a connection, once the company is below its share. */
export type CompanyShare = <R>(companyId: string, work: () => Promise<R>) => Promise<R>

interface ShareLimits {
  /** How many connections of the pool one company may hold at once in this process. */
  most: number
  /** How long work waits for a connection to be released. */
  waitMs: number
}

type Waiting = (refusal?: Refused) => void

/**
 * Prevents one company from holding all connections of a pool. Work beyond its share queues in order of arrival, and
 * is refused after too long a wait: clients may retry.
 *
 * @throws Refused COMPANY_BUSY, answered with 503
 */
export function companyShare({ most, waitMs }: ShareLimits): CompanyShare {
  const held = new Map<string, number>()
  const queues = new Map<string, Waiting[]>()

  async function take(companyId: string): Promise<void> {
    const holding = held.get(companyId) ?? 0
    if (holding < most) held.set(companyId, holding + 1)
    else await waitForOne(companyId)
  }

  function waitForOne(companyId: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queue = queues.get(companyId) ?? []
    queues.set(companyId, queue)
    const waiting: Waiting = (refusal) => {
      clearTimeout(timer)
      queue.splice(queue.indexOf(waiting), 1)
      if (queue.length === 0) queues.delete(companyId)
      if (refusal) reject(refusal)
      else resolve()
    }
    const refuse = () => waiting(new Refused('UNAVAILABLE', 'COMPANY_BUSY'))
    const timer = setTimeout(refuse, waitMs)
    queue.push(waiting)
    return promise
  }

  /** The longest waiting gets the connection; the count stays. */
  function release(companyId: string): void {
    const [next] = queues.get(companyId) ?? []
    const left = held.get(companyId)! - 1
    if (next) next()
    else if (left > 0) held.set(companyId, left)
    else held.delete(companyId)
  }

  return async (companyId, work) => {
    await take(companyId)
    try {
      return await work()
    } finally {
      release(companyId)
    }
  }
}
