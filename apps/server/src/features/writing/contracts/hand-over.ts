import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

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
