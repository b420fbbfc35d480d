import type { JobKind } from '../../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../../platform/platform.ts'

export const FORGET_PROOF_READINGS: JobKind<{ companyId?: string }> = {
  name: 'forget-proof-readings',
  schedule: { cron: '35 3 * * *' },
}

/** Longer than a window to record a proof stays open. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Forgets uploaded proofs that nobody recorded; their files follow as orphans. */
export async function forgetReadings(
  { inCompany, clock }: Pick<Platform, 'inCompany' | 'clock'>,
  companyId: string,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await inCompany(companyId, (db) =>
    db.delete('proof_reading').where('proof_reading.uploaded_at', '<', before).execute(),
  )
}
