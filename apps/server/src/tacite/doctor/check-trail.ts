import { sql } from 'kysely'
import {
  headBefore,
  headOf,
  missingEnd,
  readChain,
} from '../../features/trail/activity/check-chain.query.ts'
import { checkpointPath, readCheckpoints } from '../../features/trail/activity/checkpoint-store.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { readAuditHead } from '../../platform/events/chain-audit-events.ts'
import { verifyChain, type AuditEvent, type AuditHead } from '../../platform/sealing/audit-chain.ts'
import type { CompanyCheck, Examined } from './finding.ts'

const SLICE = 5_000
/** The sequencer needs half a second; a busy one, seconds. */
const CHAINED_WITHIN_MINUTES = 15
/** One is written each night and at each start. */
const CHECKPOINT_WITHIN_HOURS = 48

/** The audit trail is one unbroken chain from its first event to its head, through every checkpoint. */
export const checkTrail: CompanyCheck = {
  name: 'trail',
  isRepeated: false,
  async run(examined) {
    const { companyId, dataDirectory, read } = examined
    const checkpoints = await readCheckpoints(checkpointPath(dataDirectory, companyId))
    const heads = checkpoints.map(headOf)
    const head = await read(readAuditHead)
    if (head) await checkSlices(examined, head, heads)
    await checkEnds(examined, head, heads)
  },
}

/** Ends at the first fault: everything after it is without proof. */
async function checkSlices(
  { read, found, count }: Examined,
  head: AuditHead,
  heads: readonly AuditHead[],
): Promise<void> {
  let newest: AuditHead | undefined
  for (let from = 1; from <= head.sequence; from += SLICE) {
    const to = Math.min(from + SLICE - 1, head.sequence)
    const events = await read((db) => readChain(db, from, to))
    const start = await read((db) => headBefore(db, from))
    const within = heads.filter(({ sequence }) => sequence >= from && sequence <= to)
    const faults = await verifyChain(events, { ...(start ? { start } : {}), heads: within })
    count({ events: events.length })
    for (const { sequence } of events.filter(isUnprovable))
      found('fault', `The personal data of event ${sequence} has no salt: nothing proves it.`)
    newest = events.at(-1)
    if (faults[0]) return broken(found, faults[0])
    if (events.length < to - from + 1)
      return broken(found, { sequence: (newest?.sequence ?? from - 1) + 1, code: 'TAIL_MISSING' })
  }
  if (newest && Buffer.compare(newest.hash, head.hash) !== 0)
    broken(found, { sequence: head.sequence, code: 'HEAD_DIFFERS' })
}

function broken(
  found: Examined['found'],
  { sequence, code }: { sequence: number; code: string },
): void {
  found('fault', `The audit chain is broken at event ${sequence} (${code}).`)
}

/** Personal data without a salt proves nothing: whoever may write the table may have put it there. */
function isUnprovable({ personal, salt }: AuditEvent): boolean {
  return personal !== null && personal !== undefined && !salt
}

async function checkEnds(
  { clock, read, found }: Examined,
  head: AuditHead | undefined,
  heads: readonly AuditHead[],
): Promise<void> {
  for (const sequence of await read((db) => missingEnd(db, heads.at(-1))))
    found('fault', `The audit chain does not reach event ${sequence} of its newest checkpoint.`)
  const { waiting, first } = await read((db) => ages(db, clock.now()))
  if (waiting > 0)
    found('warning', `${waiting} events wait to be chained: does a worker run (TACITE_ROLES)?`)
  if (head && heads.length === 0 && first > CHECKPOINT_WITHIN_HOURS)
    found('warning', 'No checkpoint of the audit chain is left: a cut end would not be seen.')
}

/** Events unchained for too long, and how many hours ago the first one happened. */
async function ages(db: CompanyDatabase, now: Date): Promise<{ waiting: number; first: number }> {
  const { rows } = await sql<{ waiting: number; first: number }>`
    select count(*) filter (where audit_event.sequence is null
        and audit_event.at < ${now}::timestamptz - make_interval(mins => ${CHAINED_WITHIN_MINUTES}))::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz - min(audit_event.at)) / 3600, 0)::float as first
    from audit_event where audit_event.company_id = ${db.companyId}`.execute(db.tx)
  return rows[0]!
}
