import { isWithinSitting } from '@tacite/domain/calendar/sitting.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { SectionState } from './require-section.ts'
import type { TextOwner } from './text-owner.ts'

/**
 * Whether a save continues this person's sitting on this section. A text is saved every few seconds while someone
 * writes: a sitting gives one event in the trail and one earlier version, not one per save.
 */
export function continuesSitting(
  section: SectionState,
  { actor, now }: { actor: Actor; now: Date },
): boolean {
  return section.sittingOf === actor.personId && isWithinSitting(section.updatedAt, now)
}

/**
 * Ends the open sittings on a text, by its owner. Called by acts that are bound to its content, so that a later save
 * appears after them in the trail. Locks the owner's row, as every save does, so that none comes in between.
 */
export async function closeSittings(db: CompanyDatabase, owner: TextOwner): Promise<void> {
  await lockRow(db, owner.kind, owner.id)
  await db
    .update('text_section')
    .set({ sitting_of: null })
    .where('text_section.text_id', '=', ({ selectFrom }) =>
      selectFrom(owner.kind)
        .whereRef(`${owner.kind}.company_id`, '=', 'text_section.company_id')
        .where(`${owner.kind}.id`, '=', owner.id)
        .select(`${owner.kind}.text_id`),
    )
    .where('text_section.sitting_of', 'is not', null)
    .execute()
}
