import { levelReaches } from '@tacite/domain/access/levels.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { levelOn } from '../access/public.ts'
import type { SectionPlace } from './arrange-sections.ts'
import { requireEditable } from './require-editable.ts'
import { refuseLocked, requireSection } from './require-section.ts'

/**
 * Locks a section against every change, or unlocks it. Unlocking is for the one who locked it and for the owners;
 * what already stands as asked stays, with the name that it bears.
 */
export async function lockSection(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, sectionId }: SectionPlace,
  isLocked: boolean,
): Promise<void> {
  await requireEditable(db, actor, contractId)
  const { lockedBy } = await requireSection(db, contractId, sectionId)
  if ((lockedBy !== null) === isLocked) return
  if (lockedBy && lockedBy !== actor.personId) {
    const level = await levelOn(db, actor, contractId)
    if (level === null || !levelReaches(level, 'owner')) await refuseLocked(db, lockedBy)
  }
  await db
    .update('contract_section')
    .set({
      locked_by: isLocked ? actor.personId : null,
      locked_at: isLocked ? parts.clock.now() : null,
    })
    .where('contract_section.id', '=', sectionId)
    .execute()
  const type = isLocked ? 'contract.sectionLocked' : 'contract.sectionUnlocked'
  await parts.events.record(db, contractEvent(actor, type, contractId, { objectId: sectionId }))
}
