import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { SectionState } from './require-section.ts'

/** A pause longer than this ends a sitting. */
const SITTING_MS = 10 * 60_000

/**
 * Whether a save continues the sitting of this person on this section. A text is saved every few seconds while one
 * writes: a sitting gives one event in the trail and one earlier version, not one for each of its saves.
 */
export function continuesSitting(
  section: SectionState,
  { actor, now }: { actor: Actor; now: Date },
): boolean {
  return (
    section.sittingOf === actor.personId &&
    now.getTime() - section.updatedAt.getTime() <= SITTING_MS
  )
}

/**
 * Ends the open sittings of a contract. Acts that are bound to its content call it: a save that comes after them is in
 * the trail after them. Locks the contract's row, as every save does, so that none falls in between.
 */
export async function closeSittings(db: CompanyDatabase, contractId: string): Promise<void> {
  await lockRow(db, 'contract', contractId)
  await db
    .update('contract_section')
    .set({ sitting_of: null })
    .where('contract_section.contract_id', '=', contractId)
    .where('contract_section.sitting_of', 'is not', null)
    .execute()
}
