import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { requireUnlockedSection } from './require-section.ts'

/** Excludes a section from the numbering of its text, or includes it again; no change if already so. */
export async function numberSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, isNumbered }: { sectionId: string; isNumbered: boolean },
): Promise<void> {
  await requireUnlockedSection(db, text.id, sectionId)
  const { numUpdatedRows } = await db
    .update('text_section')
    .set({ is_numbered: isNumbered })
    .where('text_section.id', '=', sectionId)
    .where('text_section.is_numbered', '!=', isNumbered)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const change = isNumbered ? 'sectionNumbered' : 'sectionUnnumbered'
  await recordChange(deps, db, actor, text, change, { objectId: sectionId })
}
