import type { JobKind } from '../../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { hasWaitingPages, wakeRecognition } from './scanned-pages.ts'

/** Pages left by a killed worker, or by an upgrade, are taken up again. */
export const WAKE_RECOGNITION: JobKind<{ companyId?: string }> = {
  name: 'wake-recognition',
  schedule: { cron: '*/5 * * * *' },
}

export async function wakeForWaitingPages(
  { inCompany, jobs }: Pick<Platform, 'inCompany' | 'jobs'>,
  companyId: string,
): Promise<void> {
  await inCompany(companyId, async (db) => {
    if (await hasWaitingPages(db)) await wakeRecognition({ jobs }, db)
  })
}
