import type { ImportSource } from '@tacite/api/portfolio/imports-endpoints.ts'
import { importAfter, type ImportState } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { requireVisible } from '../entries.query.ts'
import { holdImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { presentSource } from '../sources.query.ts'

export interface HeldUpload {
  state: ImportState
  createdBy: string
  bytes: number
  received: number
}

interface UploadPlace {
  importId: string
  sourceId: string
}

/**
 * Locks the import of an upload, and with it the upload.
 * @throws Refused 404 when the person does not see the import, or it has no such upload
 */
export async function requireUpload(
  db: CompanyDatabase,
  actor: Actor,
  { importId, sourceId }: UploadPlace,
): Promise<HeldUpload> {
  const { state, createdBy } = await holdImport(db, actor, importId)
  const found = await db
    .select('import_source')
    .where('import_source.id', '=', sourceId)
    .where('import_source.import_id', '=', importId)
    .select(['import_source.size_bytes', 'import_source.received_bytes'])
    .executeTakeFirst()
  if (!found) throw uploadNotFound()
  return { state, createdBy, bytes: found.size_bytes, received: found.received_bytes }
}

/** @throws Refused as `requireUpload`; a part that is being written counts once it is on disk */
export async function readUpload(
  db: CompanyDatabase,
  actor: Actor,
  { importId, sourceId }: UploadPlace,
): Promise<ImportSource> {
  await requireVisible(db, actor, importId)
  const found = await db
    .select('import_source')
    .where('import_source.id', '=', sourceId)
    .where('import_source.import_id', '=', importId)
    .selectAll('import_source')
    .executeTakeFirst()
  if (!found) throw uploadNotFound()
  return presentSource(actor.locale, found)
}

const uploadNotFound = () => new Refused('NOT_FOUND', 'IMPORT_UPLOAD_NOT_FOUND')

/** Its bytes are removed by the nightly job, if not by the caller. */
export async function removeUpload(
  db: CompanyDatabase,
  actor: Actor,
  place: UploadPlace,
): Promise<void> {
  const { state, createdBy } = await requireUpload(db, actor, place)
  importAfter(state, 'receive')
  await db.delete('import_source').where('import_source.id', '=', place.sourceId).execute()
  await notifyOfImports(db, createdBy)
}
