import type { DocumentSection } from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { refreshClauseLinks } from './clause-links.ts'
import type { SectionState } from './require-section.ts'
import { snapshotVersion } from './snapshot-version.ts'

/** What a section says; what is left out stays. */
type SectionWords = Pick<DocumentSection, 'title' | 'content'> &
  Partial<Pick<DocumentSection, 'audience' | 'isNumbered'>>

interface Writing {
  actor: Actor
  now: Date
  /** More of the same is to come, as while someone types. */
  isSitting?: boolean
}

/** Writes a section over what it said, which the caller has kept, and compares it with its clauses again. */
export async function writeSection(
  db: CompanyDatabase,
  { id, version }: Pick<SectionState, 'id' | 'version'>,
  { title, content, audience, isNumbered }: SectionWords,
  { actor, now, isSitting = false }: Writing,
): Promise<void> {
  await db
    .update('text_section')
    .set({
      title,
      content: JSON.stringify(content),
      schema_version: SCHEMA_VERSION,
      ...(audience === undefined ? {} : { audience }),
      ...(isNumbered === undefined ? {} : { is_numbered: isNumbered }),
      version: version + 1,
      updated_by: actor.personId,
      updated_at: now,
      sitting_of: isSitting ? actor.personId : null,
    })
    .where('text_section.id', '=', id)
    .execute()
  await refreshClauseLinks(db, id)
}

/** The same by a decision about this very text: what it said becomes one of its versions. */
export async function writeOver(
  db: CompanyDatabase,
  section: SectionState,
  words: SectionWords,
  { actor, now }: Pick<Writing, 'actor' | 'now'>,
): Promise<void> {
  await snapshotVersion(db, section, { actor, now, always: true })
  await writeSection(db, section, words, { actor, now })
}
