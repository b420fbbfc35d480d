import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FORGET_UPLOADS: JobKind<{ companyId?: string }> = {
  name: 'forget-uploads',
  schedule: { cron: '20 3 * * *' },
}

/** Longer than a form of a new contract stays open. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes what was read of uploads long ago: a contract made of one keeps its text and its original by itself. */
export async function forgetUploads(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inCompany(companyId, (db) =>
    db.delete('contract_upload').where('contract_upload.created_at', '<', before).execute(),
  )
}
