import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleAmongMany, type Reader } from '../../people/access/public.ts'
import { factsOfContract, factsOfDay } from '../deadlines/public.ts'

/** What a calendar says of a contract. */
export interface ShownContract {
  id: string
  title: string
  reference: string
  counterparty: string | null
}

/** Those of these contracts that the reader sees today, with the other party of today; the others have no name here. */
export async function shownContracts(
  db: CompanyDatabase,
  reader: Reader,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, ShownContract>> {
  const facts = factsOfContract(await factsOfDay(db, today), db, sql`contract.id`)
  const rows = await db
    .select('contract')
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::uuid[])`)
    .where(visibleAmongMany(reader))
    .select(['contract.id', 'contract.title', 'contract.reference'])
    .select(
      sql<string | null>`(select party.name from ${facts} as fact
        join counterparty as party on party.company_id = fact.company_id and party.id = fact.counterparty_id)`.as(
        'counterparty',
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
