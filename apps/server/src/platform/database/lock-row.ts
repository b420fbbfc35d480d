import { sql } from 'kysely'
import type { CompanyDatabase, CompanyTable } from './company-database.ts'

/** Locks the row until the transaction ends: no update, no delete, no new references to it. */
export async function lockRow(db: CompanyDatabase, table: CompanyTable, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where company_id = ${db.companyId} and id = ${id} for update`.execute(
    db.tx,
  )
}
