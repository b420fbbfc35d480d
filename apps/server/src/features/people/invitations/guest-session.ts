import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { hashToken, newToken, type CookieJar } from '../../../platform/http/session-cookie.ts'
import type { Guest } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hangsOn, holderColumns } from './invitation-kind.ts'
import type { RedeemedLink } from './invitation-link.ts'
import { invitationEnded } from './invitation-ended.ts'

type GuestSessionDeps = { preAuth: PreAuthDatabase; clock: Platform['clock'] }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The guest behind a request: the cookie identifies the device, the path the invitation. */
export async function findGuestOf(
  { guestCookie, ...deps }: GuestSessionDeps & { guestCookie: CookieJar },
  request: FastifyRequest,
): Promise<Guest | null> {
  const token = guestCookie.read(request)
  const { invitationId = '' } = request.params as { invitationId?: string }
  return token ? findGuest(deps, token, invitationId) : null
}

/**
 * The guest this cookie authenticates for the invitation, or null. A device admitted before its sender cancelled the
 * signature, revoked the share or withdrew the questions is told so.
 */
export async function findGuest(
  { preAuth, clock }: GuestSessionDeps,
  token: string,
  invitationId: string,
): Promise<Guest | null> {
  if (!UUID.test(invitationId)) return null
  const row = await preAuth.db
    .selectFrom('guest_session')
    .leftJoin('signatory', (join) =>
      join
        .onRef('signatory.company_id', '=', 'guest_session.company_id')
        .onRef('signatory.id', '=', 'guest_session.signatory_id'),
    )
    .leftJoin('signature_request', (join) =>
      join
        .onRef('signature_request.company_id', '=', 'signatory.company_id')
        .onRef('signature_request.id', '=', 'signatory.request_id'),
    )
    .leftJoin('third_party_share as share', (join) =>
      join
        .onRef('share.company_id', '=', 'guest_session.company_id')
        .onRef('share.id', '=', 'guest_session.share_id'),
    )
    .leftJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.company_id', '=', 'guest_session.company_id')
        .onRef('questionnaire.id', '=', 'guest_session.questionnaire_id'),
    )
    .where('guest_session.token_hash', '=', hashToken(token))
    .where(isFor(invitationId))
    .select(['guest_session.company_id', 'guest_session.expires_at', 'guest_session.ended_at'])
    .select(['signature_request.contract_id', 'signature_request.state'])
    .select(['signatory.locale', 'share.id as share_id', 'share.locale as share_locale'])
    .select(['share.contract_id as shared_contract_id', 'share.revoked_at as share_revoked_at'])
    .select('share.expires_at as share_expires_at')
    .select(['questionnaire.id as questionnaire_id', 'questionnaire.locale as respondent_locale'])
    .select('questionnaire.contract_id as asked_contract_id')
    .select('questionnaire.ended as questionnaire_ended')
    .select('questionnaire.expires_at as questionnaire_expires_at')
    .executeTakeFirst()
  if (!row) return null
  const now = clock.now()
  // Whatever ends an invitation ends its sessions too, so this is checked first.
  const ended = invitationEnded(row, now)
  if (ended) throw new Refused('STATE', ended)
  if (row.ended_at) return null
  if (row.expires_at <= now) {
    await endExpired({ preAuth }, { token, invitationId, now })
    return null
  }
  const { company_id: companyId } = row
  if (row.share_id)
    return {
      kind: 'reading',
      companyId,
      shareId: row.share_id,
      contractId: row.shared_contract_id!,
      locale: row.share_locale!,
    }
  if (row.questionnaire_id)
    return {
      kind: 'answering',
      companyId,
      questionnaireId: row.questionnaire_id,
      contractId: row.asked_contract_id!,
      locale: row.respondent_locale!,
    }
  return {
    kind: 'signature',
    companyId,
    signatoryId: invitationId,
    contractId: row.contract_id!,
    locale: row.locale!,
  }
}

function isFor(invitationId: string): RawBuilder<boolean> {
  return sql<boolean>`${invitationId}::uuid in
    (guest_session.signatory_id, guest_session.share_id, guest_session.questionnaire_id)`
}

/** Once refused as expired, a session stays so, even if the clock goes back. */
async function endExpired(
  { preAuth }: Pick<GuestSessionDeps, 'preAuth'>,
  { token, invitationId, now }: { token: string; invitationId: string; now: Date },
): Promise<void> {
  await preAuth.db
    .updateTable('guest_session')
    .set({ ended_at: now })
    .where('guest_session.token_hash', '=', hashToken(token))
    .where(isFor(invitationId))
    .where('guest_session.ended_at', 'is', null)
    .execute()
}

/**
 * Admits this device for a person. It gets a new token that keeps its earlier invitations, so that one phone holds
 * several and a planted token is worthless.
 */
export async function openGuestSession(
  { preAuth, clock }: GuestSessionDeps,
  { companyId, holder, expiresAt }: RedeemedLink,
  { userAgent, earlierToken }: { userAgent: string; earlierToken: string | null },
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  await preAuth.db.transaction().execute(async (tx) => {
    if (earlierToken) {
      const ofDevice = tx
        .updateTable('guest_session')
        .where('token_hash', '=', hashToken(earlierToken))
        .where('ended_at', 'is', null)
      await ofDevice.where(hangsOn('guest_session', holder)).set({ ended_at: now }).execute()
      await ofDevice.set({ token_hash: hashToken(token) }).execute()
    }
    await tx
      .insertInto('guest_session')
      .values({
        company_id: companyId,
        id: newId(now),
        ...holderColumns(holder),
        token_hash: hashToken(token),
        user_agent: userAgent,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
  })
  return token
}
