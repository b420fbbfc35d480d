import { missingPermission, reachesRight, TEXT_RIGHTS } from '@tacite/domain/acts/text-rights.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { WritableText } from './open-text.ts'
import type { ChangeDeps } from './record-change.ts'
import { refuseLocked, requireSection } from './require-section.ts'
import { textEvent } from './text-events.ts'

/**
 * Locks a section against every change, or unlocks it. Unlocking is for the person who locked it and for those whom
 * the owner of the text lets unlock others' locks; an unchanged state keeps its author.
 */
export async function lockSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, isLocked }: { sectionId: string; isLocked: boolean },
): Promise<void> {
  const { lockedBy } = await requireSection(db, text.id, sectionId)
  if ((lockedBy !== null) === isLocked) return
  if (lockedBy && lockedBy !== actor.personId && !mayUnlockOthers(actor, text))
    await refuseLocked(db, lockedBy)
  await db
    .update('text_section')
    .set({
      locked_by: isLocked ? actor.personId : null,
      locked_at: isLocked ? deps.clock.now() : null,
    })
    .where('text_section.id', '=', sectionId)
    .execute()
  const change = isLocked ? 'sectionLocked' : 'sectionUnlocked'
  await deps.events.record(db, textEvent(actor, text.owner, change, { objectId: sectionId }))
}

/** Whether the owner of the text lets this person lift locks that others have set. */
export function mayUnlockOthers({ permissions }: Actor, { owner, level }: WritableText): boolean {
  const right = TEXT_RIGHTS[owner.kind].unlockOthers
  return missingPermission(right, permissions) === null && reachesRight(right, level)
}
