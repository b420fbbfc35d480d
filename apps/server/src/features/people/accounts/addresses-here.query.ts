import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Those of the addresses that somebody of this company has. What other companies know is theirs. */
export async function addressesHere(
  db: CompanyDatabase,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const folded = emails.map((email) => email.toLowerCase())
  const rows = await db
    .select('person')
    .where(sql<boolean>`lower(person.email) = any(${folded}::text[])`)
    .select(sql<string>`lower(person.email)`.as('email'))
    .execute()
  return new Set(rows.map(({ email }) => email))
}
