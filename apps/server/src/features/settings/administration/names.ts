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
  { wanted, ...among }: Among & { wanted: string },
): Promise<string> {
  return (await freeNames(db, { ...among, wanted: [wanted] }))[0]!
}

/** The same for several names, each as if it were the only one. */
export async function freeNames(
  db: CompanyDatabase,
  { table, column, wanted }: Among & { wanted: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select lower(${sql.ref(column)}) as name from ${sql.table(table)}
    where company_id = ${db.companyId} and exists (select from unnest(${[...wanted]}::text[]) as wanted
      where starts_with(lower(${sql.ref(column)}), lower(wanted)))`.execute(db.tx)
  const taken = new Set(rows.map(({ name }) => name))
  return wanted.map((name) => numbered(name, taken))
}

interface Among {
  table: CompanyTable
  column: string
}

function numbered(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted.toLowerCase())) return wanted
  let number = 2
  while (taken.has(`${wanted} ${number}`.toLowerCase())) number += 1
  return `${wanted} ${number}`
}
