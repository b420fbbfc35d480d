import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endLinks } from './end-invitations.ts'
import { invitationEnded } from './invitation-ended.ts'
import { holderColumns, type InvitationHolder } from './invitation-kind.ts'

const LINK_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface InvitationLink {
  token: string
  expiresAt: Date
}

/**
 * Creates a link for one person, which replaces earlier ones. The token leaves in one mail, only its hash stays.
 * Valid until `endsAt`; thirty days by default.
 */
export async function createInvitationLink(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  holder: InvitationHolder,
  endsAt: Date | null = null,
): Promise<InvitationLink> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = endsAt ?? new Date(now.getTime() + LINK_DAYS * DAY_MS)
  await endLinks({ clock }, db, holder)
  await db
    .insert('invitation_link', {
      id: newId(now),
      ...holderColumns(holder),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/** Whose link a token is, and until when it is valid. */
export interface RedeemedLink {
  companyId: string
  holder: InvitationHolder
  expiresAt: Date
}

/**
 * Looks a token up without consuming it. Unknown, expired and revoked links are distinguished, because only a holder
 * of the 256 bits learns it.
 */
export async function redeemLink(
  { preAuth, clock }: { preAuth: PreAuthDatabase; clock: Platform['clock'] },
  token: string,
): Promise<RedeemedLink> {
  const link = await preAuth.db
    .selectFrom('invitation_link')
    .leftJoin('signatory', (join) =>
      join
        .onRef('signatory.company_id', '=', 'invitation_link.company_id')
        .onRef('signatory.id', '=', 'invitation_link.signatory_id'),
    )
    .leftJoin('signature_request', (join) =>
      join
        .onRef('signature_request.company_id', '=', 'signatory.company_id')
        .onRef('signature_request.id', '=', 'signatory.request_id'),
    )
    .leftJoin('third_party_share', (join) =>
      join
        .onRef('third_party_share.company_id', '=', 'invitation_link.company_id')
        .onRef('third_party_share.id', '=', 'invitation_link.share_id'),
    )
    .leftJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.company_id', '=', 'invitation_link.company_id')
        .onRef('questionnaire.id', '=', 'invitation_link.questionnaire_id'),
    )
    .where('invitation_link.token_hash', '=', hashToken(token))
    .select(['invitation_link.company_id', 'invitation_link.signatory_id'])
    .select(['invitation_link.expires_at', 'invitation_link.revoked_at'])
    .select(['signature_request.state', 'third_party_share.id as share_id'])
    .select('third_party_share.revoked_at as share_revoked_at')
    .select('third_party_share.expires_at as share_expires_at')
    .select(['questionnaire.id as questionnaire_id', 'questionnaire.ended as questionnaire_ended'])
    .select('questionnaire.expires_at as questionnaire_expires_at')
    .executeTakeFirst()
  const now = clock.now()
  if (!link) throw new Refused('NOT_FOUND', 'INVITATION_UNKNOWN')
  const ended = invitationEnded(link, now)
  if (ended) throw new Refused('STATE', ended)
  if (link.revoked_at) throw new Refused('STATE', 'INVITATION_REVOKED')
  if (link.expires_at <= now) throw new Refused('STATE', 'INVITATION_EXPIRED')
  return {
    companyId: link.company_id,
    holder: holderOf(link),
    expiresAt: link.expires_at,
  }
}

function holderOf(link: {
  signatory_id: string | null
  share_id: string | null
  questionnaire_id: string | null
}): InvitationHolder {
  if (link.share_id) return { kind: 'reading', id: link.share_id }
  if (link.questionnaire_id) return { kind: 'answering', id: link.questionnaire_id }
  return { kind: 'signature', id: link.signatory_id! }
}
