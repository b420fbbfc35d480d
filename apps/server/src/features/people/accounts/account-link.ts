import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * The effect of a link: activate an invited person, choose a new password, confirm a new address, or restore the
 * previous one.
 */
export type LinkPurpose = 'activation' | 'reset' | 'email' | 'emailStop'

const HOUR_MS = 60 * 60 * 1000
const LIFETIME_MS: Record<LinkPurpose, number> = {
  activation: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  email: 24 * HOUR_MS,
  emailStop: 7 * 24 * HOUR_MS,
}

type DeadLink = 'unknown' | 'used' | 'replaced' | 'expired'

const REFUSALS: Record<DeadLink, PlainRefusalCode> = {
  unknown: 'LINK_UNKNOWN',
  used: 'LINK_USED',
  replaced: 'LINK_REPLACED',
  expired: 'LINK_EXPIRED',
}
/** People without an account are told whom to ask for another link. */
const ACTIVATION_REFUSALS: Record<DeadLink, PlainRefusalCode> = {
  unknown: 'ACTIVATION_UNKNOWN',
  used: 'ACTIVATION_USED',
  replaced: 'ACTIVATION_REPLACED',
  expired: 'ACTIVATION_EXPIRED',
}

/**
 * Creates a link for one person, which replaces earlier ones with the same purpose. The token leaves in one mail,
 * only its hash stays. Links that stop a change coexist: a second change must not make the first one final.
 */
export async function createAccountLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { personId, purpose, email }: { personId: string; purpose: LinkPurpose; email?: string },
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  if (purpose !== 'emailStop') {
    await lockPerson(db, personId)
    await revokeAccountLinks({ clock }, db, personId, [purpose])
  }
  await db
    .insert('account_link', {
      id: newId(now),
      person_id: personId,
      purpose,
      email: email ?? null,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/** Of two created concurrently, the later one replaces the earlier. */
async function lockPerson(db: CompanyDatabase, personId: string): Promise<void> {
  await db
    .select('person')
    .where('person.id', '=', personId)
    .select('person.id')
    .forNoKeyUpdate()
    .execute()
}

export async function revokeAccountLinks(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  personId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .update('account_link')
    .set({ revoked_at: clock.now() })
    .where('account_link.person_id', '=', personId)
    .where('account_link.purpose', 'in', purposes)
    .where('account_link.used_at', 'is', null)
    .where('account_link.revoked_at', 'is', null)
    .execute()
}

/**
 * Once a change is stopped, links that stop later ones are void: they went to the address that was stopped. Those of
 * earlier changes stay valid.
 */
export async function revokeLaterStops(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { linkId, personId, createdAt }: AccountLink,
): Promise<void> {
  await db
    .update('account_link')
    .set({ revoked_at: clock.now() })
    .where('account_link.person_id', '=', personId)
    .where('account_link.purpose', '=', 'emailStop')
    .where('account_link.created_at', '>=', createdAt)
    .where('account_link.id', '<>', linkId)
    .where('account_link.used_at', 'is', null)
    .where('account_link.revoked_at', 'is', null)
    .execute()
}

/** Whose link it is, and what for. */
export interface AccountLink {
  linkId: string
  purpose: LinkPurpose
  companyId: string
  company: string
  personId: string
  createdAt: Date
  /** Their current address. */
  currentEmail: string
  /** The address that the link confirms; null if none. */
  email: string | null
  firstName: string
  lastName: string
  /** As the trail names them. */
  label: string
  locale: Locale
}

/**
 * Looks a token up without consuming it. Used, replaced and expired are distinguished, because only a holder of the
 * 256 bits learns it; a link with another purpose counts as missing here.
 */
export async function findAccountLink(
  { preAuth, clock }: { preAuth: PreAuthDatabase; clock: Platform['clock'] },
  token: string,
  purpose: LinkPurpose,
): Promise<AccountLink> {
  const link = await preAuth.db
    .selectFrom('account_link')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'account_link.company_id')
        .onRef('person.id', '=', 'account_link.person_id'),
    )
    .innerJoin('company', 'company.id', 'account_link.company_id')
    .where('account_link.token_hash', '=', hashToken(token))
    .where('account_link.purpose', '=', purpose)
    .select(['account_link.id', 'account_link.company_id', 'account_link.person_id'])
    .select(['account_link.email', 'account_link.used_at', 'account_link.revoked_at'])
    .select(['account_link.created_at', 'account_link.expires_at', 'company.name as company'])
    .select(['person.email as current_email', 'person.locale', 'person.status'])
    .select(['person.first_name', 'person.last_name', personName('person').as('label')])
    .executeTakeFirst()
  const isActivation = purpose === 'activation'
  if (!link || (link.status !== 'active' && !isActivation)) throw dead(purpose, 'unknown')
  if (link.used_at || (link.status !== 'pending' && isActivation)) throw dead(purpose, 'used')
  if (link.revoked_at) throw dead(purpose, 'replaced')
  if (link.expires_at <= clock.now()) throw dead(purpose, 'expired')
  return {
    linkId: link.id,
    purpose,
    companyId: link.company_id,
    company: link.company,
    personId: link.person_id,
    createdAt: link.created_at,
    currentEmail: link.current_email,
    email: link.email,
    locale: link.locale,
    firstName: link.first_name,
    lastName: link.last_name,
    label: link.label,
  }
}

function dead(purpose: LinkPurpose, why: DeadLink): Refused {
  const code = (purpose === 'activation' ? ACTIVATION_REFUSALS : REFUSALS)[why]
  return new Refused(why === 'unknown' ? 'NOT_FOUND' : 'STATE', code)
}

/** Consumes a link in the transaction of its effect: of two concurrent uses, one succeeds. */
export async function consumeAccountLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { linkId, purpose }: Pick<AccountLink, 'linkId' | 'purpose'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .update('account_link')
    .set({ used_at: clock.now() })
    .where('account_link.id', '=', linkId)
    .where('account_link.used_at', 'is', null)
    .where('account_link.revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw dead(purpose, 'used')
}
