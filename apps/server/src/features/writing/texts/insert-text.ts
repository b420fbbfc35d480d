import type { ContractDocument, DocumentSection } from '@tacite/document/contract-document.ts'
import { underNewIds } from '@tacite/document/references/copy-parts.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertClauseLinks } from './clause-links.ts'

/**
 * Inserts a document as a new text: its blocks and sections get new ids, which its references
 * follow. Returns the id for the owner to point to.
 *
 * @param writtenBy null: it comes with the product
 */
export async function insertText(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  document: ContractDocument,
  { locale, writtenBy }: { locale: Locale; writtenBy: string | null },
): Promise<string> {
  const now = clock.now()
  const textId = newId(now)
  await db.insert('text', { id: textId, numbering: document.numbering, locale }).execute()
  const { blocks } = underNewIds(document, () => newId(now))
  if (blocks.length === 0) return textId
  await db
    .insert(
      'text_block',
      blocks.map(({ id, kind, name, description = '' }, position) => ({
        id,
        text_id: textId,
        kind,
        name,
        description,
        position,
      })),
    )
    .execute()
  const sections = blocks.flatMap((block) =>
    block.sections.map((section, position) => ({
      ...section,
      blockId: block.id,
      position,
    })),
  )
  await insertSections(db, textId, sections, { writtenBy, now })
  return textId
}

/** Inserts sections under their own ids, with the links to the clauses that they come with. */
export async function insertSections(
  db: CompanyDatabase,
  textId: string,
  sections: readonly (DocumentSection & { blockId: string; position: number })[],
  { writtenBy, now }: { writtenBy: string | null; now: Date },
): Promise<void> {
  const rows = sections.map((section) => ({
    id: section.id,
    text_id: textId,
    block_id: section.blockId,
    position: section.position,
    level: section.level,
    title: section.title,
    audience: section.audience,
    is_numbered: section.isNumbered ?? true,
    description: section.description ?? '',
    content: JSON.stringify(section.content),
    schema_version: SCHEMA_VERSION,
    updated_by: writtenBy,
    updated_at: now,
  }))
  // A statement can have 65,535 parameters.
  for (let start = 0; start < rows.length; start += 1000) {
    await db.insert('text_section', rows.slice(start, start + 1000)).execute()
  }
  await insertClauseLinks(db, textId, sections, now)
}
