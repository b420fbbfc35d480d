import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const FORGET_EXPORTS: JobKind<{ companyId?: string }> = {
  name: 'forget-exports',
  schedule: { cron: '15 3 * * *' },
}

/** Deletes exports that can no longer be downloaded: their rows would keep their files forever. */
export async function forgetExports(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  await inCompany(companyId, (db) =>
    db.delete('contract_export').where('contract_export.expires_at', '<=', clock.now()).execute(),
  )
}
