import type { ImportSource } from '@tacite/api/portfolio/imports-endpoints.ts'
import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { requireStorage } from '../../../../platform/storage/company-storage.ts'
import { holdImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { presentSource } from '../sources.query.ts'
import type { AnnouncedFile } from './tus-headers.ts'

/**
 * Takes a file into an import before its first byte. The same file again, after an answer that was lost or in a page
 * that was loaded again, is the same upload.
 *
 * @throws Refused IMPORT_NOT_RECEIVING, IMPORT_TOO_MANY_FILES, COMPANY_STORAGE_FULL
 */
export async function openUpload(
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
  db: CompanyDatabase,
  actor: Actor,
  { importId, file }: { importId: string; file: AnnouncedFile },
): Promise<ImportSource> {
  const { state, createdBy } = await holdImport(db, actor, importId)
  importAfter(state, 'receive')
  const known = await knownUpload(db, importId, file)
  if (known) return presentSource(actor.locale, known)
  await requireRoom(settings, db, importId, file.bytes)
  const row = {
    id: newId(clock.now()),
    import_id: importId,
    path: file.path,
    kind: file.kind,
    size_bytes: file.bytes,
    received_bytes: 0,
    refusal: null,
    created_at: clock.now(),
  }
  await db.insert('import_source', row).execute()
  await notifyOfImports(db, createdBy)
  return presentSource(actor.locale, row)
}

function knownUpload(db: CompanyDatabase, importId: string, { path, kind, bytes }: AnnouncedFile) {
  return db
    .select('import_source')
    .where('import_source.import_id', '=', importId)
    .where('import_source.path', '=', path)
    .where('import_source.kind', '=', kind)
    .where('import_source.size_bytes', '=', bytes)
    .selectAll('import_source')
    .executeTakeFirst()
}

/** What others have announced and not sent yet counts as well. */
async function requireRoom(
  settings: Platform['settings'],
  db: CompanyDatabase,
  importId: string,
  bytes: number,
): Promise<void> {
  const { sources, announced } = await db
    .select('import_source')
    .select([
      sql<number>`count(*) filter (where import_source.import_id = ${importId})::int`.as('sources'),
      sql<number>`coalesce(sum(import_source.size_bytes) filter (where import_source.sha256 is null
        and import_source.completed_at is null), 0)::float8`.as('announced'),
    ])
    .executeTakeFirstOrThrow()
  if (sources >= IMPORT_LIMITS.entries)
    throw new Refused('RULE', {
      code: 'IMPORT_TOO_MANY_FILES',
      params: { most: IMPORT_LIMITS.entries },
    })
  await requireStorage(settings, db, announced + bytes)
}
