import type { CompanyDatabase } from '../../database/company-database.ts'
import { newId } from '../../new-id.ts'
import type { HeldBy, HoldFile } from './hold-file.ts'

const AT = new Date('2026-11-20T09:00:00Z')

interface Named {
  sha256: string
  copySha256?: string | null
}

/** Any template does. */
async function templateIn(db: CompanyDatabase): Promise<string> {
  const { id } = await db
    .select('template')
    .select('template.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

const columns = ({ personId }: HeldBy, { sha256, copySha256 = null }: Named) => ({
  name: 'x',
  position: 1,
  sha256,
  copy_sha256: copySha256,
  active: '{}',
  file_name: 'x',
  media_type: 'x',
  size_bytes: 1,
  page_count: 0,
  added_by: personId,
  added_at: AT,
})

const written = async (db: CompanyDatabase, held: HeldBy, file: Named) =>
  db
    .insert('template_file', {
      id: newId(AT),
      template_id: await templateIn(db),
      ...columns(held, file),
    })
    .execute()

const published = async (db: CompanyDatabase, held: HeldBy, file: Named) =>
  db
    .insert('template_version_file', {
      id: newId(AT),
      template_id: await templateIn(db),
      number: 1,
      ...columns(held, file),
    })
    .execute()

/** The files of templates, as they are written and in their versions. */
export const TEMPLATE_FILE_HOLDERS: Record<string, HoldFile> = {
  'template_file.sha256': (db, sha256, held) => written(db, held, { sha256 }),
  'template_file.copy_sha256': (db, copySha256, held) =>
    written(db, held, { sha256: held.other, copySha256 }),
  'template_version_file.sha256': (db, sha256, held) => published(db, held, { sha256 }),
  'template_version_file.copy_sha256': (db, copySha256, held) =>
    published(db, held, { sha256: held.other, copySha256 }),
}
