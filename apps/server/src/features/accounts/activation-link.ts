import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import { hashToken, newToken } from '../../platform/http/session-cookie.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'

const ACTIVATION_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** A new link that makes a pending person active; the earlier ones stop working. The token leaves in one mail, its hash stays. */
export async function createActivationLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  personId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + ACTIVATION_DAYS * DAY_MS)
  await revokeActivationLinks({ clock }, db, personId)
  await db
    .insert('activation_link', {
      id: newId(now),
      person_id: personId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

export async function revokeActivationLinks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  personId: string,
): Promise<void> {
  await db
    .update('activation_link')
    .set({ revoked_at: clock.now() })
    .where('activation_link.person_id', '=', personId)
    .where('activation_link.revoked_at', 'is', null)
    .where('activation_link.redeemed_at', 'is', null)
    .execute()
}

export interface InvitedPerson {
  linkId: string
  companyId: string
  company: string
  personId: string
  email: string
  firstName: string
  lastName: string
}

/**
 * Whom a link invites; nothing is used up by looking. Unknown, expired, replaced and used are told apart, because only
 * who holds the 256 bits learns it.
 */
export async function findInvited(
  { door, clock }: { door: SignInDoor; clock: Platform['clock'] },
  token: string,
): Promise<InvitedPerson> {
  const link = await door.db
    .selectFrom('activation_link')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'activation_link.company_id')
        .onRef('person.id', '=', 'activation_link.person_id'),
    )
    .innerJoin('company', 'company.id', 'activation_link.company_id')
    .where('activation_link.token_hash', '=', hashToken(token))
    .select([
      'activation_link.id as link_id',
      'activation_link.company_id',
      'activation_link.expires_at',
      'activation_link.revoked_at',
      'activation_link.redeemed_at',
    ])
    .select(['person.id', 'person.email', 'person.first_name', 'person.last_name', 'person.status'])
    .select('company.name as company')
    .executeTakeFirst()
  if (!link) throw new Refused('NOT_FOUND', 'ACTIVATION_UNKNOWN')
  if (link.redeemed_at || link.status !== 'pending') throw new Refused('STATE', 'ACTIVATION_USED')
  if (link.revoked_at) throw new Refused('STATE', 'ACTIVATION_REPLACED')
  if (link.expires_at <= clock.now()) throw new Refused('STATE', 'ACTIVATION_EXPIRED')
  return {
    linkId: link.link_id,
    companyId: link.company_id,
    company: link.company,
    personId: link.id,
    email: link.email,
    firstName: link.first_name,
    lastName: link.last_name,
  }
}
