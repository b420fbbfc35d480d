import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase, CompanyTable } from '../../../platform/database/company-database.ts'

/** A required name; `field` as the form calls it. */
export function requireText(field: string, text: string): void {
  if (text === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field })
}

/** The name as requested, or with the first number that makes it unique: « Bail (copie) 2 ». */
export async function freeName(
  db: CompanyDatabase,
  { table, column, wanted }: { table: CompanyTable; column: string; wanted: string },
): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select lower(${sql.ref(column)}) as name from ${sql.table(table)}
    where company_id = ${db.companyId} and starts_with(lower(${sql.ref(column)}), lower(${wanted}))`.execute(
    db.tx,
  )
  const taken = new Set(rows.map(({ name }) => name))
  if (!taken.has(wanted.toLowerCase())) return wanted
  let number = 2
  while (taken.has(`${wanted} ${number}`.toLowerCase())) number += 1
  return `${wanted} ${number}`
}
