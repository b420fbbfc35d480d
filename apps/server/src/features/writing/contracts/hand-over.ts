import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

/** A contract belongs to somebody who can look after it: an active person, unless it was theirs before. */
export async function requireActiveOwner(
  db: CompanyDatabase,
  { contractId, ownerId }: { contractId: string; ownerId: string },
): Promise<void> {
  const { rows } = await sql`select from person
    where person.company_id = ${db.companyId} and person.id = ${ownerId} and person.status <> 'active'
      and not exists (select from contract where contract.company_id = person.company_id
        and contract.id = ${contractId} and contract.owner_id = person.id)`.execute(db.tx)
  if (rows.length > 0) throw new Refused('RULE', { code: 'REASSIGN_TO_ACTIVE', field: 'ownerId' })
}

/** Whoever gives their own contract to another person remains an editor: otherwise they could not read the answer. */
export async function keepEditingAfterHandOver(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, ownerId }: { contractId: string; ownerId: string },
): Promise<void> {
  if (ownerId === actor.personId) return
  const own = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .where('contract.owner_id', '=', actor.personId)
    .select('contract.id')
    .executeTakeFirst()
  if (!own) return
  await db
    .insert('contract_access', {
      id: newId(clock.now()),
      contract_id: contractId,
      person_id: actor.personId,
      level: 'editor',
      given_by: actor.personId,
      given_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'contract_id', 'person_id', 'group_id'])
        .doUpdateSet({ level: 'editor' })
        .where('contract_access.level', '<>', 'owner'),
    )
    .execute()
}
