import { sql } from 'kysely'
import type { CompanyDatabase, CompanyTable } from './company-database.ts'

/** Until this transaction ends nobody changes or deletes the row, and nothing new comes to hang on it. */
export async function lockRow(db: CompanyDatabase, table: CompanyTable, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where company_id = ${db.companyId} and id = ${id} for update`.execute(
    db.tx,
  )
}
