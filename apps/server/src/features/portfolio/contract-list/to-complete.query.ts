import { LACKS, lacksFilter, type Lack } from '@tacite/domain/contracts/lacks.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { plannedEachTime } from '../../../platform/database/prepared-pool.ts'
import type { Reader } from '../../people/access/public.ts'
import { matchingContracts, readContractFilter } from './contract-filter.ts'
import { contractsLacking } from './contracts-lacking.ts'

/** How many of the contracts that a person sees are to be completed, and how many lack each thing. */
export async function countToComplete(
  db: CompanyDatabase,
  reader: Reader,
  today: Temporal.PlainDate,
): Promise<{ count: number; lacks: Record<Lack, number> }> {
  const query = { archived: 'false', lacks: lacksFilter() } as const
  const filter = await readContractFilter(db, query, today)
  const among = { companyId: db.companyId, rows: filter.facts.rows }
  const counts = LACKS.map(
    (lack) => sql`(select count(*) from matching
      where matching.id in (${contractsLacking([lack], among)})) as ${sql.ref(lack)}`,
  )
  const { rows } = await sql<{ count: number } & Record<Lack, number>>`
    with matching as materialized (${matchingContracts(reader, filter, { columns: sql`contract.id` })})
    select (select count(*) from matching) as count, ${sql.join(counts)} ${plannedEachTime}`.execute(
    db.tx,
  )
  const { count, ...lacks } = rows[0]!
  return { count, lacks }
}
