import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sql } from 'kysely'
import type { Reader } from '../../people/access/public.ts'
import { matchesAtMost, type ContractFilter } from '../contract-list/public.ts'
import { countedFigures } from './counted-figures.ts'
import type { DashboardFigures } from './figure-parts.ts'

/** Above, each part uses its own index; below, matches are read once, as is a partial scope. */
const MOST_READ_ONCE = 100_000

/**
 * Every figure over the matching rows, in one statement, so that all come from one snapshot. With a narrow filter or
 * scope the matching rows are read once; otherwise each part uses the covering index made for it. Measured at a
 * million contracts: see `bench`.
 */
export async function filteredFigures(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): Promise<DashboardFigures> {
  // A month end has no covering indexes: each part would read all of its rows.
  const isReadOnce =
    filter.facts.monthEnd !== null ||
    !reader.permissions.has('contracts3:all') ||
    (await matchesAtMost(db, reader, filter, MOST_READ_ONCE))
  // Ten thousand groups fit; the planner expects far more and would sort on disk. Of what a person sees it expects far too
  // few rows, and would sort each part instead of counting it in memory: half of the time.
  await sql`select set_config('work_mem', '64MB', true), set_config('enable_sort', 'off', true)`.execute(
    db.tx,
  )
  const { rows } = await countedFigures(db, reader, filter, { isReadOnce }).execute(db.tx)
  await sql`select set_config('enable_sort', 'on', true)`.execute(db.tx)
  return rows[0]!
}
