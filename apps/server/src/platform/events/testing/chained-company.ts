import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { AuditEvent } from '../../sealing/audit-chain.ts'
import type { BusinessEvent } from '../business-events.ts'

/** A company and nothing else. */
export async function createBareCompany(client: Client): Promise<string> {
  const id = randomUUID()
  await client.query('insert into company (id, name, created_at) values ($1, $2, now())', [id, 'C'])
  return id
}

/** An event about an object of its own. */
export function eventOf(objectId: string = randomUUID()) {
  return {
    type: 'audit.exported',
    actor: { id: null, label: 'Ada' },
    objectType: 'company',
    objectId,
    payload: { events: 1_250_000, fileType: 'csv' },
  } satisfies BusinessEvent
}

/** The chain of a company, read from its rows alone. */
export async function chainedEvents(client: Client, companyId: string): Promise<AuditEvent[]> {
  const { rows } = await client.query<AuditEvent>(
    `select company_id as "companyId", sequence, at, actor_id as "actorId", action,
      object_type as "objectType", object_id as "objectId", contract_id as "contractId", payload,
      personal, salt, commitment, previous_hash as "previousHash", hash
    from audit_event where company_id = $1 and sequence is not null order by sequence`,
    [companyId],
  )
  return rows
}
