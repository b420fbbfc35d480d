import { sql } from 'kysely'
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
  email_confirmed_at: Date | null
}

/** Invitations of one address that are mailed again together. */
const MOST_INVITATIONS = 5

/**
 * Whose address this is, across the installation: an account before an invitation, whoever confirmed the address
 * before whoever only typed it.
 */
export async function findByEmail(
  preAuth: PreAuthDatabase,
  email: string,
): Promise<PersonOfAddress | undefined> {
  return peopleOfAddress(preAuth, email)
    .orderBy(sql`person.status = 'pending'`)
    .orderBy(sql`person.email_confirmed_at is null`)
    .orderBy('person.created_at')
    .limit(1)
    .executeTakeFirst()
}

/** Who is invited with this address: each company may, whatever another one did. */
export async function findInvited(
  preAuth: PreAuthDatabase,
  email: string,
): Promise<PersonOfAddress[]> {
  return peopleOfAddress(preAuth, email)
    .where('person.status', '=', 'pending')
    .orderBy('person.created_at', 'desc')
    .limit(MOST_INVITATIONS)
    .execute()
}

/** Whether the address is this person's for good: an account whose address was never confirmed reserves nothing. */
export function hasConfirmed({
  status,
  email_confirmed_at: confirmedAt,
}: PersonOfAddress): boolean {
  return status !== 'pending' && confirmedAt !== null
}

function peopleOfAddress({ db }: PreAuthDatabase, email: string) {
  return db
    .selectFrom('person')
    .select(['company_id', 'id', 'email', 'first_name', 'last_name'])
    .select(['password_hash', 'status', 'locale', 'email_confirmed_at'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
}
