import type { JobKind } from '../../../../platform/jobs/jobs.ts'

type OfImport = { companyId: string; importId: string }

/** Simulates an import: says of every file what becomes of it. */
export const PLAN_IMPORT: JobKind<OfImport> = { name: 'plan-import', retryLimit: 8 }

/** Creates what is ready, some rows at a time: each run enqueues the next one. */
export const CREATE_IMPORTED: JobKind<OfImport> = { name: 'create-imported', retryLimit: 8 }

/** Deletes what an import created, some contracts at a time: each run enqueues the next one. */
export const UNDO_IMPORT: JobKind<OfImport> = { name: 'undo-import', retryLimit: 8 }
