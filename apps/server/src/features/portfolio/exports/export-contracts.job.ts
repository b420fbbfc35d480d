import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { exportFile, exportFileName, MEDIA_TYPES } from './export-file.ts'
import { readerOfPerson } from '../../people/access/public.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { exportedIds, type ExportQuery } from './request-export.ts'
import { companyTimeZone } from './company-time-zone.query.ts'

type Deps = Pick<
  Platform,
  'clock' | 'events' | 'files' | 'inCompany' | 'inCompanyForReports' | 'readSlowly'
>

/** Produces a long export with its person's current rights, and notifies them. A second run finds it done. */
export async function exportContracts(
  deps: Deps,
  { companyId, exportId }: { companyId: string; exportId: string },
): Promise<void> {
  const started = await deps.inCompanyForReports(companyId, (db) => start(deps, db, exportId))
  if (started === null) return
  const { reader, ...wanted } = started
  const { fileType, ids, timeZone } = wanted
  const file = await deps.files.stage(exportFile(deps, reader, wanted))
  const now = deps.clock.now()
  await deps.inCompany(companyId, async (db) => {
    const sha256 = await storeFile(deps, db, file, MEDIA_TYPES[fileType])
    await db
      .update('contract_export')
      .set({
        state: 'ready',
        sha256,
        file_name: exportFileName(now, timeZone, fileType),
        row_count: ids.length,
      })
      .where('contract_export.id', '=', exportId)
      .where('contract_export.state', '=', 'waiting')
      .execute()
    await deps.events.record(db, {
      type: 'export.finished',
      actor: null,
      objectId: exportId,
      payload: { personId: reader.personId, rows: ids.length },
    })
    failpoint('export-uncommitted')
  })
  failpoint('export-committed')
}

/** Null: done before, or the person may no longer export. */
async function start(deps: Deps, db: CompanyDatabase, exportId: string) {
  const wanted = await db
    .select('contract_export')
    .where('contract_export.id', '=', exportId)
    .where('contract_export.state', '=', 'waiting')
    .select(['person_id', 'file_type', 'query'])
    .executeTakeFirst()
  if (!wanted) return null
  const reader = await readerOfPerson(db, wanted.person_id, deps.clock.now())
  if (!reader?.permissions.has('contracts3:export')) {
    await db
      .update('contract_export')
      .set({ state: 'failed' })
      .where('contract_export.id', '=', exportId)
      .execute()
    return null
  }
  const query = wanted.query as ExportQuery
  const today = await companyToday(deps, db)
  const { ids } = await exportedIds(db, reader, { query, today, most: Number.MAX_SAFE_INTEGER })
  return { reader, ids, today, fileType: wanted.file_type, timeZone: await companyTimeZone(db) }
}
