import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { unsharedDoor } from '../database/company-database.ts'
import type { DB } from '../database/generated/schema.ts'
import { failpoint } from '../failpoint.ts'
import type { Log } from '../log.ts'
import { chainNextEvents } from './chain-audit-events.ts'

/** How often it looks when there was nothing to do: one probe of a small index. NOTIFY would take a lock at each commit. */
const POLL_MS = 500
/** Each look begins with the first company again: many more than ever wait at once. */
const COMPANIES_A_LOOK = 100

export interface AuditSequencer {
  /** Resolves when the batch under way is committed. */
  stop(): Promise<void>
}

interface SequencerDeps {
  db: Kysely<DB>
  log: Log
}

/**
 * Chains the committed events of every company of the installation, a moment after they were written. Several processes may
 * run one: a company is chained by one of them at a time, and a kill leaves what was not committed to the next.
 */
export function startAuditSequencer(deps: SequencerDeps): AuditSequencer {
  const stopping = new AbortController()
  const running = run(deps, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function run(deps: SequencerDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isMore = await chainWaiting(deps, signal).catch(postponed(deps))
    if (!isMore) await pause(POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** One batch of each company that waits: neither a large one nor one that fails holds up the others. */
async function chainWaiting(deps: SequencerDeps, signal: AbortSignal): Promise<boolean> {
  const inCompany = unsharedDoor(deps.db)
  let isMore = false
  for (const companyId of await companiesWaiting(deps.db)) {
    if (signal.aborted) return false
    const isUnfinished = await inCompany(companyId, chainNextEvents).catch(postponed(deps))
    failpoint('chain-committed')
    isMore ||= isUnfinished
  }
  return isMore
}

/** The database may be away: what waits is still there at the next look. */
function postponed({ log }: SequencerDeps): (error: unknown) => false {
  return (error) => {
    log.warn('audit.chainPostponed', { error })
    return false
  }
}

/** From one company to the next by the index of what is unchained, however many events of one wait. */
async function companiesWaiting(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive waiting (id) as (
      (select company_id from audit_event where sequence is null order by company_id limit 1)
      union all
      select (select company_id from audit_event where sequence is null and company_id > waiting.id order by company_id limit 1)
      from waiting where waiting.id is not null
    )
    select id from waiting where id is not null limit ${COMPANIES_A_LOOK}`.execute(db)
  return rows.map(({ id }) => id)
}
