import type { OpenedInvitation } from '@tacite/api/guest-endpoints.ts'
import type { SentCode } from '@tacite/api/document-to-sign.ts'
import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { findGuest, openGuestSession } from './guest-session.ts'
import { redeemLink, type RedeemedLink } from './invitation-link.ts'
import { requestFrame } from './request-frame.query.ts'
import { maskedEmail, sendCode } from './send-code.ts'
import { noteAct } from './signatory-history.ts'
import { signatureOfSignatory } from './signature-repository.ts'
import { tryCode, useCode } from './signing-code.ts'

export type GuestParts = Platform & { door: SignInDoor }

/** Whose invitation a link is, told to who holds the link; whether this device may read already. */
export async function openInvitation(
  parts: GuestParts,
  token: string,
  deviceToken: string | null,
): Promise<OpenedInvitation> {
  const { companyId, signatoryId } = await redeemLink(parts, token)
  const guest = deviceToken ? await findGuest(parts, deviceToken, signatoryId) : null
  return parts.inCompany(companyId, async (db) => {
    const { request, signatory } = await signatureOfSignatory(db, signatoryId)
    const { company } = await requestFrame(db, request.id)
    return {
      invitationId: signatoryId,
      isOpen: guest !== null,
      company,
      name: signatory.name,
      sentTo: maskedEmail(signatory.email),
      i18n: signatory.locale,
    }
  })
}

/** Has the code that opens this invitation on a new device mailed to the signatory. */
export async function sendEntryCode(parts: GuestParts, token: string): Promise<SentCode> {
  const { companyId, signatoryId } = await redeemLink(parts, token)
  return parts.inCompany(companyId, async (db) => {
    const found = await signatureOfSignatory(db, signatoryId)
    await noteAct(parts, db, signatoryId, 'codeSent')
    return sendCode(parts, db, found, 'open')
  })
}

/** Opens an invitation on this device: the link says who, the code that it is they. */
export async function enterInvitation(
  parts: GuestParts,
  { token, code }: { token: string; code: string },
  { caller, deviceToken }: { caller: Caller; deviceToken: string | null },
): Promise<{ invitationId: string; deviceToken: string; link: RedeemedLink }> {
  const link = await redeemLink(parts, token)
  const { companyId, signatoryId } = link
  const { request, signatory } = await parts.inCompany(companyId, (db) =>
    signatureOfSignatory(db, signatoryId),
  )
  const codeId = await tryCode(
    parts,
    companyId,
    {
      ...{ signatory, requestId: request.id, contractId: request.contractId },
      ...{ documentSha256: request.documentSha256, purpose: 'open' },
    },
    code,
  )
  await parts.inCompany(companyId, async (db) => {
    await useCode(parts, db, codeId)
    await noteAct(parts, db, signatoryId, 'codeVerified', caller.ip)
  })
  const opened = await openGuestSession(parts, link, {
    userAgent: caller.userAgent,
    earlierToken: deviceToken,
  })
  return { invitationId: signatoryId, deviceToken: opened, link }
}
