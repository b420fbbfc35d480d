import { sql } from 'kysely'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'

/** The company in which each of these addresses has an account; an address is unique across the installation. */
export type TakenAddresses = (emails: readonly string[]) => Promise<ReadonlyMap<string, string>>

export function findTakenAddresses({ db }: PreAuthDatabase): TakenAddresses {
  return async (emails) => {
    const folded = emails.map((email) => email.toLowerCase())
    const rows = await db
      .selectFrom('person')
      .where(sql<boolean>`lower(person.email) = any(${folded}::text[])`)
      .select(['person.company_id', sql<string>`lower(person.email)`.as('email')])
      .execute()
    return new Map(rows.map(({ email, company_id }) => [email, company_id]))
  }
}
