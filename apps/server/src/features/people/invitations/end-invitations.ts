import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hangsOn, type InvitationHolder } from './invitation-kind.ts'

type EndDeps = Pick<Platform, 'clock'>

/** Revokes these people's links and the sessions they opened. */
export async function endInvitations(
  deps: EndDeps,
  db: CompanyDatabase,
  holders: readonly InvitationHolder[],
): Promise<void> {
  for (const holder of holders) {
    await endLinks(deps, db, holder)
    await db
      .update('guest_session')
      .set({ ended_at: deps.clock.now() })
      .where(hangsOn('guest_session', holder))
      .where('guest_session.ended_at', 'is', null)
      .execute()
  }
}

export async function endLinks(
  { clock }: EndDeps,
  db: CompanyDatabase,
  holder: InvitationHolder,
): Promise<void> {
  await db
    .update('invitation_link')
    .set({ revoked_at: clock.now() })
    .where(hangsOn('invitation_link', holder))
    .where('invitation_link.revoked_at', 'is', null)
    .execute()
}

/** A changed end applies to the link and the sessions opened with it. */
export async function moveInvitationEnd(
  db: CompanyDatabase,
  holder: InvitationHolder,
  endsAt: Date,
): Promise<void> {
  await db
    .update('invitation_link')
    .set({ expires_at: endsAt })
    .where(hangsOn('invitation_link', holder))
    .where('invitation_link.revoked_at', 'is', null)
    .execute()
  await db
    .update('guest_session')
    .set({ expires_at: endsAt })
    .where(hangsOn('guest_session', holder))
    .where('guest_session.ended_at', 'is', null)
    .execute()
}
