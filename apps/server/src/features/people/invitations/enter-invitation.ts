import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import type { OpenedInvitation } from '@tacite/api/people/invitations-endpoints.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ownName } from './greeting.ts'
import { findGuest, openGuestSession } from './guest-session.ts'
import type { InvitationHolder, InvitedKinds } from './invitation-kind.ts'
import { redeemLink } from './invitation-link.ts'
import { tryCode, consumeCode } from './mailed-code.ts'
import { maskedEmail, sendCode } from './send-code.ts'

export type InvitationDeps = Platform & { preAuth: PreAuthDatabase; invitedKinds: InvitedKinds }

/** Whom an invitation is for and to what, for the holder of the link; and whether this device may already read. */
export async function openInvitation(
  deps: InvitationDeps,
  token: string,
  deviceToken: string | null,
): Promise<OpenedInvitation> {
  const { companyId, holder } = await redeemLink(deps, token)
  const guest = deviceToken ? await findGuest(deps, deviceToken, holder.id) : null
  const { company, name, email, locale, hasSigned } = await deps.inCompany(companyId, (db) =>
    deps.invitedKinds[holder.kind].readInvitee(db, holder.id),
  )
  return {
    kind: holder.kind,
    invitationId: holder.id,
    isOpen: guest !== null,
    hasSigned,
    company,
    name: ownName({ name, email }),
    sentTo: maskedEmail(email),
    i18n: locale,
  }
}

/** Mails the addressee the code that opens this invitation on a new device. */
export async function sendEntryCode(deps: InvitationDeps, token: string): Promise<SentCode> {
  const { companyId, holder } = await redeemLink(deps, token)
  const kind = deps.invitedKinds[holder.kind]
  return deps.inCompany(companyId, async (db) => {
    const invitee = await kind.readInvitee(db, holder.id)
    await kind.codeSent(db, holder.id)
    return sendCode(deps, db, invitee, 'open')
  })
}

export interface EnteredInvitation {
  holder: InvitationHolder
  deviceToken: string
  expiresAt: Date
}

/** Opens an invitation on this device: the link names the person, the code proves it. */
export async function enterInvitation(
  deps: InvitationDeps,
  { token, code }: { token: string; code: string },
  { caller, deviceToken }: { caller: Caller; deviceToken: string | null },
): Promise<EnteredInvitation> {
  const link = await redeemLink(deps, token)
  const { companyId, holder, expiresAt } = link
  const kind = deps.invitedKinds[holder.kind]
  const invitee = await deps.inCompany(companyId, (db) => kind.readInvitee(db, holder.id))
  const codeId = await tryCode(deps, companyId, invitee, { purpose: 'open', code })
  await deps.inCompany(companyId, async (db) => {
    await consumeCode(deps, db, codeId)
    await kind.codeTyped(db, holder.id, caller.ip)
  })
  const opened = await openGuestSession(deps, link, {
    userAgent: caller.userAgent,
    earlierToken: deviceToken,
  })
  return { holder, deviceToken: opened, expiresAt }
}
