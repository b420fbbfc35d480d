import type { SignInDoor } from '../../platform/database/sign-in-door.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { resumeSeals } from './resume-seals.ts'
import { SEAL_CONTRACT } from './owed-seal.ts'

const RESUME_SEALS: JobKind = { name: 'resume-seals' }
const EVERY_TEN_MINUTES = '*/10 * * * *'

export const SEALING_JOBS = [SEAL_CONTRACT, RESUME_SEALS]

/** Seals in this process from now on, beginning with what is owed. */
export async function startSealing(parts: Platform & { door: SignInDoor }): Promise<void> {
  await parts.jobs.work(SEAL_CONTRACT, async (job) => {
    // Half a second of reading sources, which a start need not wait for.
    const { sealSignedContract } = await import('./seal-contract.job.ts')
    await sealSignedContract(parts, job)
  })
  await parts.jobs.work(RESUME_SEALS, () => resumeSeals(parts))
  await parts.jobs.schedule(RESUME_SEALS, EVERY_TEN_MINUTES, 'UTC')
  await resumeSeals(parts)
}
