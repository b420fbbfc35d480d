import type { JobKind } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { failpoint } from '../failpoint.ts'
import { readFileReferences, type FileReference } from './file-references.ts'
import { mayRemoveFiles } from './pause-removal.ts'
import { findUnsettled, settleRows } from './unreferenced-rows.ts'
import { removeFileWithoutRow, withoutRow } from './files-without-row.ts'

export const COLLECT_ORPHAN_FILES: JobKind<{ companyId?: string }> = {
  name: 'collect-orphan-files',
  schedule: { cron: '40 3 * * *' },
}

/**
 * Longer than any transaction, upload or backup. Content that names a file can be in transit without a lock: copied
 * from a template that is being deleted, or cut in an editor that is still open.
 */
const GRACE_MS = 24 * 60 * 60 * 1000

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany' | 'log' | 'readSlowly'>

interface Run {
  companyId: string
  now: Date
  /** Files orphaned before this are removed. */
  before: Date
  references: readonly FileReference[]
}

/**
 * Removes a company's files that have been unreferenced for a day: first their rows, then, in separate transactions,
 * the files without a row. Killed at any point it leaves no row without its file, and the next run continues. Nothing
 * is removed during a backup.
 */
export async function collectOrphanFiles(deps: Deps, companyId: string): Promise<void> {
  const now = deps.clock.now()
  const run = {
    companyId,
    now,
    before: new Date(now.getTime() - GRACE_MS),
    references: await deps.readSlowly(companyId, readFileReferences),
  }
  const mayGoOn = await forgetRows(deps, run)
  if (mayGoOn) await removeFiles(deps, run)
}

/** Returns false when a backup began. */
async function forgetRows(deps: Deps, { companyId, ...run }: Run): Promise<boolean> {
  let after = ''
  for (;;) {
    const looked = { ...run, after }
    const { unsettled, last } = await deps.readSlowly(companyId, (db) => findUnsettled(db, looked))
    if (unsettled.length > 0) {
      const isDone = await deps.inCompany(companyId, async (db) => {
        if (!(await mayRemoveFiles(db))) return false
        await settleRows(db, { ...run, hashes: unsettled })
        failpoint('orphan-rows-deleted')
        return true
      })
      failpoint('orphan-rows-committed')
      if (!isDone) return postponed(deps, companyId)
    }
    if (last === null) return true
    after = last
  }
}

async function removeFiles(deps: Deps, { companyId, before }: Run): Promise<void> {
  let [files, bytes, mayGoOn] = [0, 0, true]
  for await (const hashes of deps.files.list(companyId)) {
    const orphans = await deps.readSlowly(companyId, (db) => withoutRow(db, hashes))
    for (const sha256 of orphans) {
      const removed = await deps.inCompany(companyId, async (db) => {
        mayGoOn = await mayRemoveFiles(db)
        return mayGoOn ? removeFileWithoutRow(deps, db, { sha256, before }) : null
      })
      if (!mayGoOn) break
      if (removed === null) continue
      files += 1
      bytes += removed
    }
    if (!mayGoOn) break
  }
  if (files > 0) deps.log.info('files.orphans-removed', { companyId, files, bytes })
  if (!mayGoOn) postponed(deps, companyId)
}

function postponed({ log }: Deps, companyId: string): false {
  log.info('files.orphans-postponed', { companyId, reason: 'backup' })
  return false
}
