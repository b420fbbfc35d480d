import { holdForJob } from '../imports-repository.ts'
import { READ_IMPORT } from '../read-import-kind.ts'
import { beginReading } from './begin-reading.ts'
import type { JobOfImport, ReadingDeps } from './import-job.ts'
import { readSlice } from './read-slice.ts'
import { storeSources } from './store-sources.ts'

/** One run, well within the time after which a job is taken for lost. */
const RUN_MS = 60_000

/**
 * Goes on with an import that is received or being read: stores its sources, lists their files, reads them slice by
 * slice. Each slice is one transaction: a kill repeats at most one of them. A pause or a cancellation ends it after the
 * slice in hand.
 */
export async function readImport(deps: ReadingDeps, job: JobOfImport): Promise<void> {
  const end = performance.now() + RUN_MS
  while (performance.now() < end) if (!(await goOn(deps, job))) return
  await deps.inCompany(job.companyId, (db) => deps.jobs.enqueue(db.tx, READ_IMPORT, job))
}

/** One step; returns whether there is another one. */
async function goOn(deps: ReadingDeps, job: JobOfImport): Promise<boolean> {
  const held = await deps.inCompany(job.companyId, (db) => holdForJob(db, job.importId))
  if (!held || held.isPaused) return false
  if (held.state === 'reading') return readSlice(deps, job)
  if (held.state !== 'received') return false
  if (!(await storeSources(deps, job))) await beginReading(deps, job)
  return true
}
