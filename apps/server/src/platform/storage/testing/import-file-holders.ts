import type { CompanyDatabase } from '../../database/company-database.ts'
import { newId } from '../../new-id.ts'
import type { HeldBy, HoldFile } from './hold-file.ts'

const AT = new Date('2026-11-20T09:00:00Z')

async function source(
  db: CompanyDatabase,
  { personId }: HeldBy,
  sha256: string | null,
): Promise<{ import_id: string; source_id: string }> {
  const [importId, sourceId] = [newId(AT), newId(AT)]
  await db
    .insert('import', {
      id: importId,
      name: 'x.zip',
      created_by: personId,
      created_at: AT,
      state: 'toMap',
      state_since: AT,
    })
    .execute()
  await db
    .insert('import_source', {
      id: sourceId,
      import_id: importId,
      path: 'x.zip',
      kind: 'zip',
      size_bytes: 1,
      received_bytes: 1,
      sha256,
      created_at: AT,
    })
    .execute()
  return { import_id: importId, source_id: sourceId }
}

async function entry(
  db: CompanyDatabase,
  held: HeldBy,
  file: { sha256: string; copy_sha256?: string },
): Promise<unknown> {
  const place = { ...(await source(db, held, null)), position: 1, path: 'x.pdf', size_bytes: 1 }
  return db.insert('import_entry', { ...place, state: 'kept', ...file }).execute()
}

/** Columns of an import that can name a file. */
export const IMPORT_FILE_HOLDERS: Record<string, HoldFile> = {
  'import_source.sha256': (db, sha256, held) => source(db, held, sha256),
  'import_entry.sha256': (db, sha256, held) => entry(db, held, { sha256 }),
  'import_entry.copy_sha256': (db, copySha256, held) =>
    entry(db, held, { sha256: held.other, copy_sha256: copySha256 }),
}
