import { sql } from 'kysely'
import {
  headBefore,
  headOf,
  missingEnd,
  readChain,
} from '../../features/trail/activity/check-chain.query.ts'
import {
  auditWitness,
  type AuditWitness,
} from '../../features/trail/activity/audit-witness.query.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { readAuditHead } from '../../platform/events/chain-audit-events.ts'
import { verifyChain, type AuditHead } from '../../platform/sealing/audit-chain.ts'
import type { CompanyCheck, Examined } from './finding.ts'

const SLICE = 5_000
/** The sequencer needs half a second; a busy one, seconds. */
const CHAINED_WITHIN_MINUTES = 15

/** The audit trail is one unbroken chain from its first event to its head, through every checkpoint. */
export const checkTrail: CompanyCheck = {
  name: 'trail',
  isRepeated: false,
  async run(examined) {
    const { clock, dataDirectory, read } = examined
    const witness = await read((db) => auditWitness({ settings: { dataDirectory }, clock }, db))
    const heads = witness.checkpoints.map(headOf)
    const head = await read(readAuditHead)
    if (head) await checkSlices(examined, head, heads)
    await checkEnds(examined, witness)
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

async function checkEnds(
  { clock, read, found }: Examined,
  { checkpoints, lost, isOverdue }: AuditWitness,
): Promise<void> {
  for (const sequence of await read((db) => missingEnd(db, checkpoints.map(headOf).at(-1))))
    found('fault', `The audit chain does not reach event ${sequence} of its newest checkpoint.`)
  if (lost > 0) found('fault', `Checkpoints missing, or not signed by the company's seal: ${lost}.`)
  if (isOverdue)
    found('warning', 'No checkpoint for two days: a truncated chain would go unnoticed.')
  const waiting = await read((db) => countWaiting(db, clock.now()))
  if (waiting > 0)
    found(
      'warning',
      `Events waiting to be chained: ${waiting}. Is a worker running (TACITE_ROLES)?`,
    )
}

/** Events unchained for too long. */
async function countWaiting(db: CompanyDatabase, now: Date): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from audit_event
    where audit_event.company_id = ${db.companyId} and audit_event.sequence is null
      and audit_event.at < ${now}::timestamptz - make_interval(mins => ${CHAINED_WITHIN_MINUTES})`.execute(
    db.tx,
  )
  return rows[0]!.waiting
}
