import type { JobKind } from '../../../platform/jobs/jobs.ts'

/** Reads the files of an import, some at a time: each run enqueues the next one. */
export const READ_IMPORT: JobKind<{ companyId: string; importId: string }> = {
  name: 'read-import',
  // It never gives up: a full disk or a database that is away ends some day, and a file that ends its worker is left.
  retryLimit: 10_000,
  waitsOnce: true,
}
