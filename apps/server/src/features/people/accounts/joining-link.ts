import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A new link for a self-registration; earlier ones stop working. The person is only created when it is used. */
export async function createJoiningLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { email, locale }: { email: string; locale: Locale },
): Promise<{ token: string }> {
  const now = clock.now()
  const token = newToken()
  await db
    .update('joining_link')
    .set({ revoked_at: now })
    .where('joining_link.email', '=', email)
    .where('joining_link.used_at', 'is', null)
    .where('joining_link.revoked_at', 'is', null)
    .execute()
  await db
    .insert('joining_link', {
      id: newId(now),
      email,
      locale,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  return { token }
}

/** Who joins which company with a link. */
export interface JoiningLink {
  linkId: string
  companyId: string
  company: string
  email: string
  /** The language in which they asked to join. */
  locale: Locale
}

/**
 * Looks a token up without consuming it. Null when it is not a link to join: it may be an invitation's. Used,
 * replaced and expired are distinguished, because only a holder of the 256 bits learns it.
 */
export async function findJoiningLink(
  { preAuth, clock }: { preAuth: PreAuthDatabase; clock: Platform['clock'] },
  token: string,
): Promise<JoiningLink | null> {
  const link = await preAuth.db
    .selectFrom('joining_link')
    .innerJoin('company', 'company.id', 'joining_link.company_id')
    .where('joining_link.token_hash', '=', hashToken(token))
    .select(['joining_link.id', 'joining_link.company_id', 'joining_link.email'])
    .select(['joining_link.locale', 'joining_link.used_at', 'joining_link.revoked_at'])
    .select(['joining_link.expires_at', 'company.name as company'])
    .executeTakeFirst()
  if (!link) return null
  if (link.used_at) throw new Refused('STATE', 'ACTIVATION_USED')
  if (link.revoked_at) throw new Refused('STATE', 'LINK_REPLACED')
  if (link.expires_at <= clock.now()) throw new Refused('STATE', 'LINK_EXPIRED')
  const { id: linkId, company_id: companyId, company, email, locale } = link
  return { linkId, companyId, company, email, locale }
}

/** Consumes a link in the transaction of its effect: of two concurrent uses, one succeeds. */
export async function consumeJoiningLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { linkId }: Pick<JoiningLink, 'linkId'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .update('joining_link')
    .set({ used_at: clock.now() })
    .where('joining_link.id', '=', linkId)
    .where('joining_link.used_at', 'is', null)
    .where('joining_link.revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refused('STATE', 'ACTIVATION_USED')
}
