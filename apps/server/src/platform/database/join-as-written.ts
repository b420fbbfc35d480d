import { sql } from 'kysely'
import type { CompanyDatabase } from './company-database.ts'

/**
 * From here to the end of the transaction joins are made in the order in which statements name them. For few
 * rows and many tables: there the planner takes longer to try every order than the rows take.
 */
export async function joinAsWritten(db: CompanyDatabase): Promise<void> {
  await sql`select set_config('join_collapse_limit', '1', true)`.execute(db.tx)
}
