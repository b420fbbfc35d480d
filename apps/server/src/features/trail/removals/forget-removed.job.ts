import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FORGET_REMOVED: JobKind<{ companyId?: string }> = {
  name: 'forget-removed',
  schedule: { cron: '10 3 * * *' },
}

/** How long a deletion can be undone (decisions 4). */
export const KEPT_DAYS = 30

/** Permanently deletes what was removed too long ago. */
export async function forgetRemoved(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  const limit = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await inCompany(companyId, async (db) => {
    await db.delete('removed_object').where('removed_object.removed_at', '<', limit).execute()
    await db.delete('contract_view').where('contract_view.removed_at', '<', limit).execute()
  })
}
