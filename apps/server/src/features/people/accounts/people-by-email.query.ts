import type { Locale } from '@tacite/domain/locale.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'

export interface PersonOfAddress {
  company_id: string
  id: string
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  status: 'pending' | 'active' | 'blocked'
  locale: Locale
}

/** Whose address this is, across the installation. */
export async function findByEmail(
  { db }: PreAuthDatabase,
  email: string,
): Promise<PersonOfAddress | undefined> {
  return db
    .selectFrom('person')
    .select(['company_id', 'id', 'email', 'first_name', 'last_name'])
    .select(['password_hash', 'status', 'locale'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
}
