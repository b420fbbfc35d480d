import type { StatedChanges } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Patches whose parties, chosen by their ids, have their names. */
export async function namedParties(
  db: CompanyDatabase,
  patches: StatedChanges['patches'],
): Promise<StatedPatch[]> {
  const named: StatedPatch[] = []
  for (const { field, value } of patches) {
    const isParty = field === 'counterparty' || field === 'legalEntity'
    named.push({ field, value: isParty ? await party(db, field, value as string) : value })
  }
  return named
}

/** At most one of each kind. */
async function party(db: CompanyDatabase, field: 'counterparty' | 'legalEntity', id: string) {
  const found =
    field === 'counterparty'
      ? await db
          .select('counterparty')
          .where('counterparty.id', '=', id)
          .select(['counterparty.id as _id', 'counterparty.name'])
          .executeTakeFirst()
      : await db
          .select('legal_entity')
          .where('legal_entity.id', '=', id)
          .select(['legal_entity.id as _id', 'legal_entity.name'])
          .executeTakeFirst()
  if (!found) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field })
  return found
}
