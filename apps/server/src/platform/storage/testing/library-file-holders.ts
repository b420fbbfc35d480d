import type { CompanyDatabase } from '../../database/company-database.ts'
import { newId } from '../../new-id.ts'
import { showingImage, type HoldFile } from './hold-file.ts'

const AT = new Date('2026-11-20T09:00:00Z')
const VERSION = { number: 1, locale: 'fr', schema_version: 1, published_at: AT } as const

async function textOfLibrary(db: CompanyDatabase): Promise<string> {
  const id = newId(AT)
  await db.insert('text', { id, numbering: 'none', locale: 'fr' }).execute()
  return id
}

/** Published versions of the library, which name the images that they show. */
export const LIBRARY_FILE_HOLDERS: Record<string, HoldFile> = {
  'clause_version.content': async (db, sha256) => {
    const id = newId(AT)
    const times = { created_at: AT, updated_at: AT }
    const textId = await textOfLibrary(db)
    await db.insert('clause', { id, text_id: textId, title: 'x', ...times }).execute()
    const content = JSON.stringify(showingImage(sha256))
    await db.insert('clause_version', { ...VERSION, clause_id: id, title: 'x', content }).execute()
  },
  'template_version.document': async (db, sha256) => {
    const id = newId(AT)
    const times = { created_at: AT, managed_at: AT, updated_at: AT }
    const textId = await textOfLibrary(db)
    await db.insert('template', { id, text_id: textId, title: 'x', ...times }).execute()
    const document = JSON.stringify({ blocks: [{ content: showingImage(sha256) }] })
    await db.insert('template_version', { ...VERSION, template_id: id, document }).execute()
  },
}
