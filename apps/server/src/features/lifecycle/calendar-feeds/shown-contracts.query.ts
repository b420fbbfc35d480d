import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleAmongMany, type Reader } from '../../people/access/public.ts'

/** What a calendar says of a contract. */
export interface ShownContract {
  id: string
  title: string
  reference: string
  counterparty: string | null
}

/** Those of these contracts that the reader sees today; the others have no name here. */
export async function shownContracts(
  db: CompanyDatabase,
  reader: Reader,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ShownContract>> {
  const rows = await db
    .select('contract')
    .leftJoin('counterparty', (join) =>
      join
        .onRef('counterparty.company_id', '=', 'contract.company_id')
        .onRef('counterparty.id', '=', 'contract.counterparty_id'),
    )
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::uuid[])`)
    .where(visibleAmongMany(reader))
    .select(['contract.id', 'contract.title', 'contract.reference'])
    .select('counterparty.name as counterparty')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
