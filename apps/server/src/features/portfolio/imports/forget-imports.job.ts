import { ABANDONED_AFTER_DAYS } from '@tacite/domain/imports/import-limits.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeUnread } from './change-import.ts'
import { holdForJob, moveImport } from './imports-repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 100

/**
 * Cancels imports whose files stopped arriving, and removes the bytes of uploads that no import waits for any more:
 * cancelled ones, and what a process that was killed left.
 */
export async function forgetImports(
  deps: Pick<Platform, 'clock' | 'events' | 'files' | 'inCompany'>,
  companyId: string,
): Promise<void> {
  const { clock, inCompany, files } = deps
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_DAYS * DAY_MS)
  for (const id of await inCompany(companyId, (db) => abandoned(db, before)))
    await inCompany(companyId, (db) => cancelAbandoned(deps, db, id))
  const grown = await files.growing.list(companyId)
  const wanted = new Set(await inCompany(companyId, unstored))
  for (const id of grown) if (!wanted.has(id)) await files.growing.remove(companyId, id)
}

async function abandoned(db: CompanyDatabase, before: Date): Promise<string[]> {
  const rows = await db
    .select('import')
    .where('import.state', '=', 'receiving')
    .where('import.created_at', '<', before)
    .where(
      sql<boolean>`not exists (select from import_source as source where source.company_id = import.company_id
        and source.import_id = import.id and coalesce(source.completed_at, source.created_at) >= ${before})`,
    )
    .select('import.id')
    .orderBy('import.id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

async function cancelAbandoned(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  importId: string,
): Promise<void> {
  const held = await holdForJob(db, importId)
  if (held?.state !== 'receiving') return
  await moveImport(deps, db, held, 'cancel')
  await removeUnread(db, held)
  await deps.events.record(db, {
    type: 'import.cancelled',
    actor: null,
    objectId: importId,
    payload: {},
    personal: { label: held.name },
  })
}

/** Uploads whose bytes are nowhere else. */
async function unstored(db: CompanyDatabase): Promise<string[]> {
  const rows = await db
    .select('import_source')
    .where('import_source.sha256', 'is', null)
    .select('import_source.id')
    .execute()
  return rows.map(({ id }) => id)
}
