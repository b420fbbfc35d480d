import type { JobKind } from '../../../platform/jobs/jobs.ts'

/** Reads the files of an import, some at a time: each run enqueues the next one. */
export const READ_IMPORT: JobKind<{ companyId: string; importId: string }> = {
  name: 'read-import',
  retryLimit: 8,
  waitsOnce: true,
}
