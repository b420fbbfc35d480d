import { currentContent } from '@tacite/document/schema-version.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { requireSameVersion, requireUnlockedSection } from './require-section.ts'
import { writeOver } from './write-section.ts'

/** Makes an earlier version the section's current text. The replaced text becomes a version, so nothing is lost. */
export async function restoreVersion(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  {
    sectionId,
    version,
    currentVersion,
  }: { sectionId: string; version: number; currentVersion: number },
): Promise<void> {
  const section = await requireUnlockedSection(db, text.id, sectionId)
  await requireSameVersion(db, text.id, section, currentVersion)
  const earlier = await db
    .select('section_version')
    .where('section_version.section_id', '=', sectionId)
    .where('section_version.version', '=', version)
    .select(['title', 'content', 'schema_version'])
    .executeTakeFirst()
  if (!earlier) throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  const now = deps.clock.now()
  const content = currentContent(earlier.content, earlier.schema_version)
  await writeOver(db, section, { title: earlier.title, content }, { actor, now })
  await recordChange(deps, db, actor, text, 'versionRestored', { objectId: sectionId })
}
