import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** How many amendments give a contract this party in place of its own. */
export async function amendmentsNaming(
  db: CompanyDatabase,
  column: 'counterparty_id' | 'legal_entity_id',
  partyId: string,
): Promise<number> {
  const { count } = await db
    .select('amendment_patch')
    .where(`amendment_patch.${column}`, '=', partyId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
