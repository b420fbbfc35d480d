import { sql } from 'kysely'
import { storeFile } from '../../../../platform/storage/store-file.ts'
import { holdForJob } from '../imports-repository.ts'
import type { JobOfImport, ReadingDeps } from './import-job.ts'

/** Small files are stored in one run; each is its own transaction, since a large one takes seconds to hash. */
const AT_ONCE = 100
/** What bytes are served as; they are never executed or shown by this. */
const ANY_BYTES = 'application/octet-stream'

/**
 * Gives files that were sent whole to the store, by their hash. Their bytes stay where they grew until that is
 * committed. Returns whether some are left.
 */
export async function storeSources(
  deps: ReadingDeps,
  { companyId, importId }: JobOfImport,
): Promise<boolean> {
  const { inCompany, files } = deps
  const waiting = await inCompany(companyId, (db) =>
    db
      .select('import_source')
      .where('import_source.import_id', '=', importId)
      .where('import_source.sha256', 'is', null)
      .where('import_source.refusal', 'is', null)
      .where(sql<boolean>`import_source.received_bytes = import_source.size_bytes`)
      .where('import_source.size_bytes', '>', 0)
      .select('import_source.id')
      .orderBy('import_source.path')
      .limit(AT_ONCE)
      .execute(),
  )
  for (const { id } of waiting) {
    const grown = await files.growing.open(companyId, id)
    await inCompany(companyId, async (db) => {
      const found = await holdForJob(db, importId)
      if (found?.state !== 'received') return grown.discard()
      const sha256 = await storeFile(deps, db, grown, ANY_BYTES)
      await db.update('import_source').set({ sha256 }).where('import_source.id', '=', id).execute()
    })
    await files.growing.remove(companyId, id)
  }
  return waiting.length === AT_ONCE
}
