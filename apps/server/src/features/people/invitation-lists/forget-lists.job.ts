import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FORGET_INVITATION_LISTS: JobKind<{ companyId?: string }> = {
  name: 'forget-invitation-lists',
  schedule: { cron: '45 3 * * *' },
}

/** As long as a bin: who was invited is among the people by then, and who was not asked for nothing. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export async function forgetInvitationLists(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inCompany(companyId, (db) =>
    db.delete('invitation_list').where('invitation_list.created_at', '<', before).execute(),
  )
}
