import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import { hashToken, newToken } from '../../platform/http/session-cookie.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'

const LINK_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface InvitationLink {
  token: string
  expiresAt: Date
}

/** A new link for one signatory; the earlier ones stop working. The token leaves in one mail, its hash stays. */
export async function createInvitationLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  signatoryId: string,
): Promise<InvitationLink> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS)
  await db
    .update('invitation_link')
    .set({ revoked_at: now })
    .where('invitation_link.signatory_id', '=', signatoryId)
    .where('invitation_link.revoked_at', 'is', null)
    .execute()
  await db
    .insert('invitation_link', {
      id: newId(now),
      signatory_id: signatoryId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/** Whose link a token is, and until when it opens. */
export interface RedeemedLink {
  companyId: string
  signatoryId: string
  expiresAt: Date
}

/**
 * Looks a token up; nothing is used up by it. An unknown link, an expired and a revoked one are told apart, because
 * only who holds the 256 bits learns it.
 */
export async function redeemLink(
  { door, clock }: { door: SignInDoor; clock: Platform['clock'] },
  token: string,
): Promise<RedeemedLink> {
  const link = await door.db
    .selectFrom('invitation_link')
    .innerJoin('signatory', (join) =>
      join
        .onRef('signatory.company_id', '=', 'invitation_link.company_id')
        .onRef('signatory.id', '=', 'invitation_link.signatory_id'),
    )
    .innerJoin('signature_request', (join) =>
      join
        .onRef('signature_request.company_id', '=', 'signatory.company_id')
        .onRef('signature_request.id', '=', 'signatory.request_id'),
    )
    .where('invitation_link.token_hash', '=', hashToken(token))
    .select([
      'invitation_link.company_id',
      'invitation_link.signatory_id',
      'invitation_link.expires_at',
      'invitation_link.revoked_at',
      'signature_request.state',
    ])
    .executeTakeFirst()
  if (!link) throw new Refused('NOT_FOUND', 'INVITATION_UNKNOWN')
  if (link.state === 'cancelled') throw new Refused('STATE', 'SIGNATURE_CANCELLED')
  if (link.revoked_at) throw new Refused('STATE', 'INVITATION_REVOKED')
  if (link.expires_at.getTime() <= clock.now().getTime())
    throw new Refused('STATE', 'INVITATION_EXPIRED')
  return {
    companyId: link.company_id,
    signatoryId: link.signatory_id,
    expiresAt: link.expires_at,
  }
}
