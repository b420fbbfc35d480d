import { importAfter, type ImportState } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { holdImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'

export interface HeldUpload {
  state: ImportState
  createdBy: string
  bytes: number
  received: number
}

interface UploadPlace {
  importId: string
  uploadId: string
}

/**
 * Locks the import of an upload, and with it the upload.
 * @throws Refused 404 when the person does not see the import, or it has no such upload
 */
export async function requireUpload(
  db: CompanyDatabase,
  actor: Actor,
  { importId, uploadId }: UploadPlace,
): Promise<HeldUpload> {
  const { state, createdBy } = await holdImport(db, actor, importId)
  const found = await db
    .select('import_source')
    .where('import_source.id', '=', uploadId)
    .where('import_source.import_id', '=', importId)
    .select(['import_source.size_bytes', 'import_source.received_bytes'])
    .executeTakeFirst()
  if (!found) throw new Refused('NOT_FOUND', 'IMPORT_UPLOAD_NOT_FOUND')
  return { state, createdBy, bytes: found.size_bytes, received: found.received_bytes }
}

/** Its bytes are removed by the nightly job, if not by the caller. */
export async function removeUpload(
  db: CompanyDatabase,
  actor: Actor,
  place: UploadPlace,
): Promise<void> {
  const { state, createdBy } = await requireUpload(db, actor, place)
  importAfter(state, 'receive')
  await db.delete('import_source').where('import_source.id', '=', place.uploadId).execute()
  await notifyOfImports(db, createdBy)
}
