import { writeReference } from '@tacite/domain/contracts/reference.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { nextReference } from './next-reference.ts'

/** The next references of a year, as many as asked, at the cost of one: those that a person has typed are replaced. */
export async function reserveReferences(
  db: CompanyDatabase,
  pattern: string,
  year: number,
  count: number,
): Promise<string[]> {
  if (count === 0) return []
  const { rows } = await sql<{ last_value: number }>`
    insert into reference_counter (company_id, year, last_value) values (${db.companyId}, ${year}, ${count})
    on conflict (company_id, year) do update set last_value = reference_counter.last_value + ${count}
    returning last_value`.execute(db.tx)
  const last = rows[0]!.last_value
  const reserved = Array.from({ length: count }, (_, at) =>
    writeReference(pattern, year, last - count + 1 + at),
  )
  const taken = await takenReferences(db, reserved)
  const references: string[] = []
  for (const reference of reserved)
    references.push(taken.has(reference) ? await nextReference(db, pattern, year) : reference)
  return references
}

/** Which of these a contract already has. */
export async function takenReferences(
  db: CompanyDatabase,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const rows = await db
    .select('contract')
    .where('contract.reference', '=', sql<string>`any(${[...references]}::text[])`)
    .select('contract.reference')
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}
