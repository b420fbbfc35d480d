import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { exportFile, exportFileName, MEDIA_TYPES } from './export-file.ts'
import { readerOfPerson } from '../../people/access/public.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { failExport, noteCounted, progressOf } from './export-progress.ts'
import { exportedIds, type ExportQuery } from './request-export.ts'
import { companyTimeZone } from './company-time-zone.query.ts'

type Deps = Pick<
  Platform,
  'clock' | 'events' | 'files' | 'inCompany' | 'inCompanyForReports' | 'readSlowly'
>

/**
 * Produces a long export with its person's current rights, and notifies them. A second run finds it done; one that its
 * person removed meanwhile is abandoned.
 */
export async function exportContracts(
  deps: Deps,
  { companyId, exportId }: { companyId: string; exportId: string },
): Promise<void> {
  const started = await deps.inCompanyForReports(companyId, (db) => start(deps, db, exportId))
  if (started === null) return
  const { reader, ...wanted } = started
  const progress = progressOf(deps, {
    companyId,
    exportId,
    personId: reader.personId,
    rows: wanted.ids.length,
  })
  try {
    const file = await deps.files.stage(
      exportFile(deps, reader, { ...wanted, onBatch: progress.note }),
    )
    await deps.inCompany(companyId, async (db) => {
      if (!(await progress.finish(db))) return file.discard()
      const { fileType, ids, timeZone } = wanted
      const sha256 = await storeFile(deps, db, file, MEDIA_TYPES[fileType])
      await db
        .update('contract_export')
        .set({
          state: 'ready',
          sha256,
          file_name: exportFileName(deps.clock.now(), timeZone, fileType),
          row_count: ids.length,
        })
        .where('contract_export.id', '=', exportId)
        .execute()
      await deps.events.record(db, {
        type: 'export.finished',
        actor: null,
        objectId: exportId,
        payload: { personId: reader.personId, rows: ids.length },
      })
      failpoint('export-uncommitted')
    })
  } catch (error) {
    if (!progress.isAbandoned()) throw error
  }
  failpoint('export-committed')
}

/** Null: done or removed before, or the person may no longer export. */
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
    await failExport(deps, db, exportId, { code: notAllowedCode('contracts3:export') })
    return null
  }
  const query = wanted.query as ExportQuery
  const today = await companyToday(deps, db)
  const { ids } = await exportedIds(db, reader, { query, today, most: Number.MAX_SAFE_INTEGER })
  await noteCounted(db, { exportId, personId: reader.personId, rows: ids.length })
  return {
    reader,
    ids,
    today,
    monthEnd: query.monthEnd,
    asOf: query.asOf,
    fileType: wanted.file_type,
    timeZone: await companyTimeZone(db),
  }
}
