import type {
  counterpartiesEndpoints,
  CounterpartyRecord,
} from '@tacite/api/settings/counterparty-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { allowedByState } from '../../people/access/public.ts'
import { counterparty } from './counterparty.query.ts'
import { counterpartyColumns } from './counterparty-rules.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { refuseChangeUnderSignature } from './party-identity.ts'

/**
 * Merges two counterparties: the remaining one takes the fields chosen one by one, and the contracts, contacts and
 * values of the other. It cannot be undone: which contract belonged to which is no longer known.
 */
export async function mergeCounterparties(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  partyId: string,
  { otherId, ...form }: BodyOf<typeof counterpartiesEndpoints.merge>,
): Promise<CounterpartyRecord> {
  if (otherId === partyId)
    throw new Refused('RULE', { code: 'COUNTERPARTY_MERGED_ITSELF', field: 'otherId' })
  await lockBoth(db, [partyId, otherId])
  const kept = await counterparty(db, partyId)
  const other = await counterparty(db, otherId)
  const columns = counterpartyColumns(form)
  await refuseChangeUnderSignature(db, 'counterparty_id', partyId)
  await refuseChangeUnderSignature(db, 'counterparty_id', otherId)
  await db
    .update('contract')
    .set({ counterparty_id: partyId })
    .where('contract.counterparty_id', '=', otherId)
    .execute()
  await db
    .update('amendment_patch')
    .set({ counterparty_id: partyId })
    .where('amendment_patch.counterparty_id', '=', otherId)
    .execute()
  // Those that an amendment gave the other one to; the rest followed their contracts.
  await db
    .update('contract_fact')
    .set({ counterparty_id: partyId })
    .where('contract_fact.counterparty_id', '=', otherId)
    .execute()
  await moveContacts(db, partyId, otherId)
  await db.delete('counterparty').where('counterparty.id', '=', otherId).execute()
  await db
    .update('counterparty')
    .set(columns)
    .where('counterparty.id', '=', partyId)
    .execute()
    .catch(refuseTaken('counterparty_name', 'name'))
  await renameValues(db, [kept.name, other.name], form.name)
  await events.record(db, {
    type: 'counterparty.merged',
    actor: eventActor(actor),
    objectId: partyId,
    payload: { otherId, contracts: other.contracts },
    personal: { label: form.name, other: other.name },
  })
  return counterparty(db, partyId)
}

/** In a fixed order, so that two concurrent merges of the same pair wait for each other. */
async function lockBoth(db: CompanyDatabase, partyIds: readonly string[]): Promise<void> {
  await db
    .select('counterparty')
    .where('counterparty.id', 'in', partyIds)
    .select('counterparty.id')
    .orderBy('counterparty.id')
    .forUpdate()
    .execute()
}

/** A person who is already a contact of the remaining one is not added twice. */
async function moveContacts(db: CompanyDatabase, partyId: string, otherId: string): Promise<void> {
  await sql`delete from counterparty_contact as moved using counterparty_contact as kept
    where moved.company_id = ${db.companyId} and moved.counterparty_id = ${otherId}
      and kept.company_id = ${db.companyId} and kept.counterparty_id = ${partyId}
      and fold_text(kept.name) = fold_text(moved.name) and lower(kept.email) = lower(moved.email)`.execute(
    db.tx,
  )
  await sql`update counterparty_contact set counterparty_id = ${partyId}, position = position + 1000
    where company_id = ${db.companyId} and counterparty_id = ${otherId}`.execute(db.tx)
}

/** A tagged field of type counterparty stores a name: locked contracts keep the one they had. */
async function renameValues(
  db: CompanyDatabase,
  names: readonly string[],
  name: string,
): Promise<void> {
  const before = names.filter((each) => each !== name).map((each) => JSON.stringify(each))
  if (before.length === 0) return
  for (const table of ['contract_field', 'contract_cell'])
    await sql`update ${sql.table(table)} as stated set value = ${JSON.stringify(name)}::jsonb
      where stated.company_id = ${db.companyId} and stated.value = any(${before}::jsonb[])
        and stated.field_id in (select tagged_field.id from tagged_field
          where tagged_field.company_id = ${db.companyId} and tagged_field.type = 'counterparty')
        and stated.contract_id in (select contract.id from contract
          where contract.company_id = ${db.companyId} and ${allowedByState('edit')})`.execute(db.tx)
}
