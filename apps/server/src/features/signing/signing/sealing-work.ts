import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { work, type Work } from '../../../platform/jobs/work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { resumeSeals } from './resume-seals.ts'
import { SEAL_CONTRACT } from './pending-seal.ts'

const RESUME_SEALS: JobKind = {
  name: 'resume-seals',
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
  isCaughtUp: true,
}

/** Seals completed signatures, and those pending when the last worker ended. */
export function sealingWork(deps: Platform & { preAuth: PreAuthDatabase }): Work[] {
  return [
    work(SEAL_CONTRACT, async (job) => {
      // Loading the sources takes half a second, which startup need not wait for.
      const { sealSignedContract } = await import('./seal-contract.job.ts')
      await sealSignedContract(deps, job)
    }),
    work(RESUME_SEALS, () => resumeSeals(deps)),
  ]
}
