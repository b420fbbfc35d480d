import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FORGET_UPLOADS: JobKind<{ companyId?: string }> = {
  name: 'forget-uploads',
  schedule: { cron: '20 3 * * *' },
}

/** Longer than a new-contract form stays open. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes the parsed content of old uploads: a contract made from one has its own text and original. */
export async function forgetUploads(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inCompany(companyId, (db) =>
    db.delete('contract_upload').where('contract_upload.created_at', '<', before).execute(),
  )
}
