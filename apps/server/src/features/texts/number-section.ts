import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SectionPlace } from './arrange-sections.ts'
import { requireEditable } from './require-editable.ts'
import { requireUnlockedSection } from './require-section.ts'
import { touchContract } from './touch-contract.ts'

/** Takes a section out of the numbers of its text, or back in; what already stands as asked stays. */
export async function numberSection(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, sectionId }: SectionPlace,
  isNumbered: boolean,
): Promise<void> {
  await requireEditable(db, actor, contractId)
  await requireUnlockedSection(db, contractId, sectionId)
  const { numUpdatedRows } = await db
    .update('contract_section')
    .set({ is_numbered: isNumbered })
    .where('contract_section.id', '=', sectionId)
    .where('contract_section.is_numbered', '!=', isNumbered)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await touchContract(parts, db, contractId)
  const type = isNumbered ? 'contract.sectionNumbered' : 'contract.sectionUnnumbered'
  await parts.events.record(db, contractEvent(actor, type, contractId, { objectId: sectionId }))
}
