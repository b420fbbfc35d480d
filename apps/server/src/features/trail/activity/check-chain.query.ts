import type { ChainState } from '@tacite/api/trail/activity-endpoints.ts'
import { sql, type NotNull } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { AuditCheckpoint } from '../../../platform/sealing/audit-checkpoint.ts'
import {
  verifyChain,
  type AuditEvent,
  type AuditHead,
} from '../../../platform/sealing/audit-chain.ts'
import type { AuditWitness } from './audit-witness.query.ts'

/** About a third of a second of hashing; a longer history is checked only this far, and says so. */
const MOST = 20_000

/**
 * Verifies the company's chain from the first event of a contract to its last, and against the heads stored in its
 * sealed PDFs and in the checkpoints outside the database: this reveals a modification, a gap, a forged head or a
 * truncated end.
 */
export async function checkChain(
  db: CompanyDatabase,
  contractId: string,
  { checkpoints, lost }: AuditWitness,
): Promise<ChainState> {
  const { first, last, unchained } = await stretchOf(db, contractId)
  const kept = checkpoints.map(headOf)
  const covering = kept.filter(({ sequence }) => sequence >= last).slice(0, 1)
  const heads = [...(await sealedHeads(db, contractId)), ...covering]
  const to = Math.max(last, ...heads.map(({ sequence }) => sequence))
  const from = Math.max(first, to - MOST + 1)
  const events = await readChain(db, from, to)
  const start = await headBefore(db, from)
  const faults = await verifyChain(events, {
    ...(start ? { start } : {}),
    heads: heads.filter(({ sequence }) => sequence >= from),
  })
  const places = [...faults.map(({ sequence }) => sequence), ...(await missingEnd(db, kept.at(-1)))]
  const brokenAt = places.toSorted((a, b) => a - b)[0] ?? null
  const isIntact = brokenAt === null && lost === 0
  return { isIntact, from, to, brokenAt, unchained, lostCheckpoints: lost }
}

export function headOf({ sequence, hash }: AuditCheckpoint): AuditHead {
  return { sequence, hash: Buffer.from(hash, 'hex') }
}

/** The chain must still reach the newest checkpoint, however far after this contract it is. */
export async function missingEnd(
  db: CompanyDatabase,
  newest: AuditHead | undefined,
): Promise<number[]> {
  if (!newest) return []
  const event = await db
    .select('audit_event')
    .where('audit_event.sequence', '=', newest.sequence)
    .select('audit_event.hash')
    .executeTakeFirst()
  return event?.hash && Buffer.compare(event.hash, newest.hash) === 0 ? [] : [newest.sequence]
}

async function stretchOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<{ first: number; last: number; unchained: number }> {
  return db
    .select('audit_event')
    .where('audit_event.contract_id', '=', contractId)
    .select([
      sql<number>`coalesce(min(audit_event.sequence), 1)`.as('first'),
      sql<number>`coalesce(max(audit_event.sequence), 0)`.as('last'),
      sql<number>`count(*) filter (where audit_event.sequence is null)`.as('unchained'),
    ])
    .executeTakeFirstOrThrow()
}

async function sealedHeads(db: CompanyDatabase, contractId: string): Promise<AuditHead[]> {
  const rows = await db
    .select('signature_request')
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.state', '=', 'sealed')
    .select(['signature_request.audit_sequence', 'signature_request.audit_hash'])
    .execute()
  return rows.flatMap(({ audit_sequence: sequence, audit_hash: hash }) =>
    sequence === null || hash === null ? [] : [{ sequence, hash }],
  )
}

/** The head before the range; nothing precedes the very first event. */
export async function headBefore(
  db: CompanyDatabase,
  from: number,
): Promise<AuditHead | undefined> {
  return db
    .select('audit_event')
    .where('audit_event.sequence', '=', from - 1)
    .select(['audit_event.sequence', 'audit_event.hash'])
    .$narrowType<{ sequence: NotNull; hash: NotNull }>()
    .executeTakeFirst()
}

/** A range of the chain to verify; no longer than one check covers. */
export async function readChain(
  db: CompanyDatabase,
  from: number,
  to: number,
): Promise<AuditEvent[]> {
  const rows = await db
    .select('audit_event')
    .where('audit_event.sequence', '>=', from)
    .where('audit_event.sequence', '<=', to)
    .selectAll('audit_event')
    .orderBy('audit_event.sequence')
    .limit(MOST)
    .$narrowType<{ sequence: NotNull; previous_hash: NotNull; hash: NotNull }>()
    .execute()
  return rows.map((row) => ({
    companyId: row.company_id,
    sequence: row.sequence,
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    contractId: row.contract_id,
    payload: row.payload,
    personal: row.personal,
    salt: row.salt,
    commitment: row.commitment,
    previousHash: row.previous_hash,
    hash: row.hash,
  }))
}
