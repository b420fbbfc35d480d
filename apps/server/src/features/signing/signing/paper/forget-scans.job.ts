import type { JobKind } from '../../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../../platform/platform.ts'

export const FORGET_SCANS: JobKind<{ companyId?: string }> = {
  name: 'forget-scans',
  schedule: { cron: '25 3 * * *' },
}

/** Longer than a window to file a scan stays open. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Forgets uploaded scans that nobody filed; their files follow as orphans. */
export async function forgetScans(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inCompany(companyId, (db) =>
    db
      .delete('signed_scan')
      .where('signed_scan.filed_at', 'is', null)
      .where('signed_scan.uploaded_at', '<', before)
      .execute(),
  )
}
