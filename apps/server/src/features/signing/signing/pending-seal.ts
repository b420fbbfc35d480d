import type { JobKind } from '../../../platform/jobs/jobs.ts'

export interface OwedSeal {
  companyId: string
  requestId: string
}

/** All have signed: the seal must follow, however long it takes. */
export const SEAL_CONTRACT: JobKind<OwedSeal> = { name: 'seal-contract', retryLimit: 1_000_000 }
