import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase, CompanyTable } from '../../../platform/database/company-database.ts'

/** What a form names: a row of the company, at a field of the form; null: nothing. */
interface Chosen {
  field: string
  table: CompanyTable
  id: string | null
  /** Of a category: whose it is. */
  kind?: 'clause' | 'template'
}

/**
 * Requires that everything a form names exists; it cannot be deleted before the transaction ends.
 *
 * @throws Refused RULE at each field whose choice is unknown
 */
export async function requireChosen(db: CompanyDatabase, chosen: readonly Chosen[]): Promise<void> {
  const refusals: Refusal[] = []
  for (const { field, table, id, kind } of chosen) {
    if (id === null) continue
    const isKind = kind ? sql`kind = ${kind}` : sql`true`
    const { rows } = await sql`select from ${sql.table(table)}
      where company_id = ${db.companyId} and id = ${id} and ${isKind} for share`.execute(db.tx)
    if (rows.length === 0) refusals.push({ code: 'CHOICE_UNKNOWN', field })
  }
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}
