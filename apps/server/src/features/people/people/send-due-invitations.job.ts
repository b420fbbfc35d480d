import { earlyInEachCompany } from '../../../platform/jobs/early-in-each-company.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { sendInvitation, type InvitationDeps } from './send-invitation.ts'

export const SEND_DUE_INVITATIONS: JobKind<{ companyId?: string }> = {
  name: 'send-due-invitations',
  ...earlyInEachCompany(5),
  // When people start their day.
  companyHour: 7,
}

/** Sends the scheduled invitations whose day has come, each in its own transaction: a crash sends none twice. */
export async function sendDueInvitations(
  deps: InvitationDeps & Pick<Platform, 'inCompany'>,
  companyId: string,
): Promise<void> {
  for (;;) {
    const sent = await deps.inCompany(companyId, async (db) => {
      const today = (await companyToday(deps, db)).toString()
      const due = await db
        .select('person')
        .where('person.status', '=', 'pending')
        .where('person.invitation_due_on', '<=', today)
        .select('person.id')
        .orderBy('person.invitation_due_on')
        .orderBy('person.id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (due) await sendInvitation(deps, db, due.id)
      return due !== undefined
    })
    if (!sent) return
  }
}
