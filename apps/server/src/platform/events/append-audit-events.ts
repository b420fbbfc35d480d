import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import { newId } from '../new-id.ts'
import { commitPersonal } from '../sealing/audit-chain.ts'
import { canonicalJson } from '../sealing/canonical-json.ts'
import type { BusinessEvent } from './business-events.ts'

/**
 * Adds events to the company's trail in the transaction of the act itself: one statement, which takes no lock. They
 * are chained after the commit (chain-audit-events.ts).
 *
 * @throws CanonicalJsonError for a payload that the chain could not hash: better no act than an event that is never
 * chained.
 */
export async function appendAuditEvents(
  clock: Clock,
  db: CompanyDatabase,
  events: readonly BusinessEvent[],
): Promise<void> {
  const at = clock.now()
  const rows = events.map((event) => rowOf(event, at))
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name])
  await sql`insert into audit_event (company_id, at, id, actor_id, action, object_type, object_id, contract_id, payload, personal, salt, commitment)
    select ${db.companyId}::uuid, ${at}::timestamptz, event.*
    from unnest(
      ${column('id')}::uuid[], ${column('actorId')}::uuid[], ${column('action')}::text[], ${column('objectType')}::text[],
      ${column('objectId')}::uuid[], ${column('contractId')}::uuid[], ${column('payload')}::jsonb[],
      ${column('personal')}::jsonb[], ${column('salt')}::bytea[], ${column('commitment')}::bytea[]
    ) as event`.execute(db.tx)
}

interface Row {
  /** Ids created at one moment keep the order of the acts. */
  id: string
  actorId: string | null
  action: string
  objectType: string
  objectId: string
  contractId: string | null
  payload: string
  personal: string
  salt: Buffer
  commitment: Buffer
}

function rowOf(event: BusinessEvent, at: Date): Row {
  const { type, actor, objectType, objectId, contractId, payload } = event
  const salt = randomBytes(16)
  const personal = { actor: actor?.label ?? '', ...event.personal }
  return {
    id: newId(at),
    actorId: actor?.id ?? null,
    action: type,
    objectType,
    objectId,
    contractId: contractId ?? null,
    payload: canonicalJson(JSON.parse(JSON.stringify(payload))),
    personal: JSON.stringify(personal),
    salt,
    commitment: Buffer.from(commitPersonal(salt, personal)),
  }
}
