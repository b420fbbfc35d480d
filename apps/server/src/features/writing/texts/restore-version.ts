import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { refreshClauseLinks } from './clause-links.ts'
import type { WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { requireSameVersion, requireUnlockedSection } from './require-section.ts'
import { snapshotVersion } from './snapshot-version.ts'

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
  await snapshotVersion(db, section, { actor, now, always: true })
  await db
    .update('text_section')
    .set({
      title: earlier.title,
      content: JSON.stringify(earlier.content),
      schema_version: earlier.schema_version,
      version: section.version + 1,
      updated_by: actor.personId,
      updated_at: now,
      sitting_of: null,
    })
    .where('text_section.id', '=', sectionId)
    .execute()
  await refreshClauseLinks(db, sectionId)
  await recordChange(deps, db, actor, text, 'versionRestored', { objectId: sectionId })
}
