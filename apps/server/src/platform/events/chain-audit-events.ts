import { sql } from 'kysely'
import type { CompanyDatabase, InCompany } from '../database/company-database.ts'
import { failpoint } from '../failpoint.ts'
import { CHAIN_START, hashAuditEvent, type AuditHead } from '../sealing/audit-chain.ts'

/** An otherwise unused advisory lock id: whoever chains the events of one company takes turns on it. */
const CHAIN_LOCK = 7_231_985
/** Takes some tens of milliseconds. */
const BATCH = 500

/** Chains every event of the company that is committed by now, in small transactions. */
export async function chainAuditEvents(
  { inCompany }: { inCompany: InCompany },
  companyId: string,
): Promise<void> {
  for (;;) {
    const isMore = await inCompany(companyId, async (db) => {
      await sql`select pg_advisory_xact_lock(${CHAIN_LOCK}, hashtext(${companyId}))`.execute(db.tx)
      return chainBatch(db)
    })
    failpoint('chain-committed')
    if (!isMore) return
  }
}

/** The same for one batch, unless another process is doing it. Returns whether more are waiting. */
export async function chainNextEvents(db: CompanyDatabase): Promise<boolean> {
  const { rows } = await sql<{
    isMine: boolean
  }>`select pg_try_advisory_xact_lock(${CHAIN_LOCK}, hashtext(${db.companyId})) as "isMine"`.execute(
    db.tx,
  )
  return rows[0]!.isMine && (await chainBatch(db))
}

/** Under the lock, nobody else can append to the head read here. */
async function chainBatch(db: CompanyDatabase): Promise<boolean> {
  const events = await unchainedEvents(db)
  failpoint('chain-selected')
  const [first] = events
  if (!first) return false
  let head: AuditHead = (await readAuditHead(db)) ?? CHAIN_START
  const links = events.map((event) => {
    const place = { sequence: head.sequence + 1, previousHash: head.hash }
    const hash = Buffer.from(hashAuditEvent({ ...event, ...place }))
    head = { sequence: place.sequence, hash }
    return { id: event.id, hash, ...place }
  })
  failpoint('chain-numbered')
  await sql`update audit_event set sequence = link.sequence, previous_hash = link.previous_hash, hash = link.hash
    from unnest(${links.map(({ id }) => id)}::uuid[], ${links.map(({ sequence }) => sequence)}::bigint[],
      ${links.map(({ previousHash }) => previousHash)}::bytea[], ${links.map(({ hash }) => hash)}::bytea[])
      as link (id, sequence, previous_hash, hash)
    where audit_event.company_id = ${db.companyId} and audit_event.id = link.id`.execute(db.tx)
  await db
    .insert('audit_head', { sequence: head.sequence, hash: Buffer.from(head.hash) })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet((set) => ({
        sequence: set.ref('excluded.sequence'),
        hash: set.ref('excluded.hash'),
      })),
    )
    .execute()
  failpoint('chain-updated')
  return events.length === BATCH
}

/** The head of the company's chain; undefined while nothing is chained. */
export function readAuditHead(db: CompanyDatabase): Promise<AuditHead | undefined> {
  return db.select('audit_head').select(['sequence', 'hash']).executeTakeFirst()
}

/** How many of the company's events are still unchained. */
export async function countUnchained(db: CompanyDatabase): Promise<number> {
  const { count } = await db
    .select('audit_event')
    .where('audit_event.sequence', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function unchainedEvents(db: CompanyDatabase) {
  return db
    .select('audit_event')
    .where('audit_event.sequence', 'is', null)
    .orderBy('audit_event.id')
    .limit(BATCH)
    .select([
      'audit_event.company_id as companyId',
      'audit_event.id',
      'audit_event.at',
      'audit_event.actor_id as actorId',
      'audit_event.action',
      'audit_event.object_type as objectType',
      'audit_event.object_id as objectId',
      'audit_event.contract_id as contractId',
      'audit_event.payload',
      'audit_event.commitment',
    ])
    .execute()
}
