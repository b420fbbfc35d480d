import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { BusinessEvent } from './business-events.ts'

/** Adds links to the company's audit chain, in the transaction of the act itself: one statement, in the order given. */
export async function appendAuditEvents(
  clock: Clock,
  db: CompanyDatabase,
  events: readonly BusinessEvent[],
): Promise<void> {
  const column = <T>(value: (event: BusinessEvent) => T) => events.map((event) => value(event))
  await sql`select append_audit_event(${db.companyId}::uuid, ${clock.now()}::timestamptz, event.actor_id, event.action,
      event.object_type, event.object_id, event.contract_id, event.payload::jsonb, event.personal::jsonb, event.salt)
    from unnest(
      ${column(({ actor }) => actor?.id ?? null)}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ objectType }) => objectType)}::text[], ${column(({ objectId }) => objectId)}::uuid[],
      ${column(({ contractId }) => contractId ?? null)}::uuid[],
      ${column(({ payload }) => JSON.stringify(payload))}::text[],
      ${column((event) => JSON.stringify(personalData(event)))}::text[],
      ${column(() => randomBytes(16))}::bytea[]
    ) with ordinality as event (actor_id, action, object_type, object_id, contract_id, payload, personal, salt, place)
    order by event.place`.execute(db.tx)
}

function personalData({ actor, personal }: BusinessEvent): Record<string, string> {
  return { actor: actor?.label ?? '', ...personal }
}
