import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * Deletes a folder or a group with its rows, without taking it out of the sets of its contracts (migration 0011): what
 * does not exist opens nothing, and a hundred thousand contracts would be written again. When its rows are put back,
 * triggers see to the sets of contracts that were filed or shared meanwhile.
 */
export async function leavingAccessSets<Result>(
  db: CompanyDatabase,
  remove: () => Promise<Result>,
): Promise<Result> {
  await leave(db, 'on')
  const result = await remove()
  await leave(db, 'off')
  return result
}

async function leave(db: CompanyDatabase, state: 'on' | 'off'): Promise<void> {
  await sql`select set_config('tacite.leaves_access_sets', ${state}, true)`.execute(db.tx)
}
