import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { unlimitedOpener } from '../database/company-database.ts'
import type { DB } from '../database/generated/schema.ts'
import { failpoint } from '../failpoint.ts'
import type { Log } from '../log.ts'
import { chainNextEvents } from './chain-audit-events.ts'

/** The polling interval when idle: one probe of a small index. NOTIFY would take a lock at each commit. */
const POLL_MS = 500
/** Each poll starts with the first company again: far more than ever wait together. */
const COMPANIES_A_LOOK = 100

export interface AuditSequencer {
  /** Resolves when the current batch is committed. */
  stop(): Promise<void>
}

interface SequencerDeps {
  db: Kysely<DB>
  log: Log
}

/**
 * Chains the committed events of every company of the installation, a moment after they were written. Several
 * processes may run it: one of them chains a given company at a time, and a kill leaves uncommitted work to the next.
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

/** One batch per waiting company: neither a large one nor a failing one delays the others. */
async function chainWaiting(deps: SequencerDeps, signal: AbortSignal): Promise<boolean> {
  const inCompany = unlimitedOpener(deps.db)
  let isMore = false
  for (const companyId of await companiesWaiting(deps.db)) {
    if (signal.aborted) return false
    const isUnfinished = await inCompany(companyId, chainNextEvents).catch(postponed(deps))
    failpoint('chain-committed')
    isMore ||= isUnfinished
  }
  return isMore
}

/** The database may be down: unchained events are still there at the next poll. */
function postponed({ log }: SequencerDeps): (error: unknown) => false {
  return (error) => {
    log.warn('audit.chainPostponed', { error })
    return false
  }
}

/** Skips from one company to the next in the index of unchained events, however many of them wait. */
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
