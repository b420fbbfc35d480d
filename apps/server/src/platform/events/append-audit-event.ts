import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { BusinessEvent } from './business-events.ts'

/** Adds one link to the company's audit chain, in the transaction of the act itself. */
export async function appendAuditEvent(
  clock: Clock,
  db: CompanyDatabase,
  event: BusinessEvent,
): Promise<void> {
  const salt = randomBytes(16)
  const personal = { actor: event.actor?.label ?? '', ...event.personal }
  await sql`select append_audit_event(${db.companyId}::uuid, ${clock.now()}::timestamptz, ${event.actor?.id ?? null}::uuid,
    ${event.type}::text, ${event.objectType}::text, ${event.objectId}::uuid, ${event.contractId ?? null}::uuid,
    ${JSON.stringify(event.payload)}::jsonb, ${JSON.stringify(personal)}::jsonb, ${salt}::bytea)`.execute(
    db.tx,
  )
}
