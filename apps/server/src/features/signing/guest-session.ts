import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import { hashToken, newToken, type CookieJar } from '../../platform/http/session-cookie.ts'
import type { Guest } from '../../platform/http/route.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RedeemedLink } from './invitation-link.ts'

type DoorParts = { door: SignInDoor; clock: Platform['clock'] }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Who asks, for an endpoint of the invited: the cookie says which device, the path which invitation. */
export async function findGuestOf(
  { guestCookie, ...parts }: DoorParts & { guestCookie: CookieJar },
  request: FastifyRequest,
): Promise<Guest | null> {
  const token = guestCookie.read(request)
  const { invitationId = '' } = request.params as { invitationId?: string }
  return token ? findGuest(parts, token, invitationId) : null
}

/**
 * Whom this device's cookie lets read this invitation now; null: nobody. A device that was let in before its sender
 * called the signature off is told so.
 */
export async function findGuest(
  { door, clock }: DoorParts,
  token: string,
  invitationId: string,
): Promise<Guest | null> {
  if (!UUID.test(invitationId)) return null
  const row = await door.db
    .selectFrom('guest_session')
    .innerJoin('signatory', (join) =>
      join
        .onRef('signatory.company_id', '=', 'guest_session.company_id')
        .onRef('signatory.id', '=', 'guest_session.signatory_id'),
    )
    .innerJoin('signature_request', (join) =>
      join
        .onRef('signature_request.company_id', '=', 'signatory.company_id')
        .onRef('signature_request.id', '=', 'signatory.request_id'),
    )
    .where('guest_session.token_hash', '=', hashToken(token))
    .where('guest_session.signatory_id', '=', invitationId)
    .where('guest_session.expires_at', '>', clock.now())
    .select(['signatory.company_id', 'signatory.id', 'signatory.locale'])
    .select(['signature_request.contract_id', 'signature_request.state', 'guest_session.ended_at'])
    .executeTakeFirst()
  // Calling a signature off ends the sessions of its signatories, so this is asked first.
  if (row?.state === 'cancelled') throw new Refused('STATE', 'SIGNATURE_CANCELLED')
  if (!row || row.ended_at) return null
  return {
    companyId: row.company_id,
    contractId: row.contract_id,
    signatoryId: row.id,
    locale: row.locale,
  }
}

/**
 * Lets this device read for a signatory. The device gets a new token; what it could read before moves along, so that one
 * phone holds several invitations and a token planted by somebody else is worth nothing.
 */
export async function openGuestSession(
  { door, clock }: DoorParts,
  { companyId, signatoryId, expiresAt }: RedeemedLink,
  { userAgent, earlierToken }: { userAgent: string; earlierToken: string | null },
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  await door.db.transaction().execute(async (tx) => {
    if (earlierToken) {
      const ofDevice = tx
        .updateTable('guest_session')
        .where('token_hash', '=', hashToken(earlierToken))
        .where('ended_at', 'is', null)
      await ofDevice.where('signatory_id', '=', signatoryId).set({ ended_at: now }).execute()
      await ofDevice
        .where('signatory_id', '<>', signatoryId)
        .set({ token_hash: hashToken(token) })
        .execute()
    }
    await tx
      .insertInto('guest_session')
      .values({
        company_id: companyId,
        id: newId(now),
        signatory_id: signatoryId,
        token_hash: hashToken(token),
        user_agent: userAgent,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
  })
  return token
}
