import type { SignInAddress } from '@tacite/api/people/account-security-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'

/** The address that a person signs in with, and the one awaiting confirmation. */
export async function signInAddress(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { personId }: Actor,
): Promise<SignInAddress> {
  const row = await db
    .select('person')
    .leftJoin('account_link', (join) =>
      join
        .onRef('account_link.company_id', '=', 'person.company_id')
        .onRef('account_link.person_id', '=', 'person.id')
        .on('account_link.purpose', '=', 'email')
        .on('account_link.used_at', 'is', null)
        .on('account_link.revoked_at', 'is', null)
        .on('account_link.expires_at', '>', clock.now()),
    )
    .where('person.id', '=', personId)
    .select(['person.email', 'account_link.email as pending', 'account_link.expires_at'])
    .executeTakeFirstOrThrow()
  return {
    email: row.email,
    pending:
      row.pending && row.expires_at
        ? { email: row.pending, expiresAt: row.expires_at.toISOString() }
        : null,
  }
}
