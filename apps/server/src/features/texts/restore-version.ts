import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import { requirePermission } from '../../platform/http/require-permission.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SectionPlace } from './arrange-sections.ts'
import { keepVersion } from './keep-version.ts'
import { requireEditable } from './require-editable.ts'
import { requireSameVersion, requireUnlockedSection } from './require-section.ts'
import { touchContract } from './touch-contract.ts'

/** Makes an earlier version a section's text again. What it said until now is kept, so nothing is lost by it. */
export async function restoreVersion(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, sectionId, version }: SectionPlace & { version: number },
  currentVersion: number,
): Promise<void> {
  requirePermission(actor, 'contracts:sections:versions')
  await requireEditable(db, actor, contractId)
  const section = await requireUnlockedSection(db, contractId, sectionId)
  await requireSameVersion(db, contractId, section, currentVersion)
  const earlier = await db
    .select('section_version')
    .where('section_version.section_id', '=', sectionId)
    .where('section_version.version', '=', version)
    .select(['title', 'content'])
    .executeTakeFirst()
  if (!earlier) throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  const now = parts.clock.now()
  await keepVersion(db, section, { actor, now, always: true })
  await db
    .update('contract_section')
    .set({
      title: earlier.title,
      content: JSON.stringify(earlier.content),
      version: section.version + 1,
      updated_by: actor.personId,
      updated_at: now,
      sitting_of: null,
    })
    .where('contract_section.id', '=', sectionId)
    .execute()
  await touchContract(parts, db, contractId)
  await parts.events.record(
    db,
    contractEvent(actor, 'contract.versionRestored', contractId, { objectId: sectionId }),
  )
}
