import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Who owns these contracts, by contract id. */
export async function ownersOf(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select('contract')
    .where('contract.id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .select(['contract.id', 'contract.owner_id'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.owner_id]))
}
