import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireRichText, requireTitle } from './checked-text.ts'
import { keepVersion } from './keep-version.ts'
import { requireEditable } from './require-editable.ts'
import { requireSameVersion, requireUnlockedSection, type SectionState } from './require-section.ts'
import { continuesSitting } from './sitting.ts'
import { touchContract } from './touch-contract.ts'

type Save = BodyOf<typeof contractsEndpoints.saveSection>

/**
 * Saves a section over the version that the person read. When somebody saved first, nothing is written and the answer
 * holds the other text, so that both can be shown side by side. Returns once the new version is written.
 */
export async function saveSection(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, sectionId }: { contractId: string; sectionId: string },
  save: Save,
): Promise<void> {
  await requireEditable(db, actor, contractId)
  const section = await requireUnlockedSection(db, contractId, sectionId)
  await requireSameVersion(db, contractId, section, save.version)
  requireTitle(save.title)
  const content = requireRichText(save.content)
  const now = parts.clock.now()
  await keepVersion(db, section, { actor, now, always: save.overwrites })
  await db
    .update('contract_section')
    .set({
      title: save.title,
      content: JSON.stringify(content),
      audience: save.audience,
      version: section.version + 1,
      updated_by: actor.personId,
      updated_at: now,
      sitting_of: actor.personId,
    })
    .where('contract_section.id', '=', sectionId)
    .execute()
  await touchContract(parts, db, contractId)
  const event = contractEvent(actor, 'contract.sectionSaved', contractId, {
    objectId: sectionId,
    fromVersion: section.version,
  })
  if (isAutosave(section, save) && continuesSitting(section, { actor, now }))
    await parts.events.publish(db, event)
  else await parts.events.record(db, event)
}

/** Whoever writes over another's text, or opens a section to other people, decided it: that is an event of its own. */
function isAutosave(section: SectionState, { overwrites, audience }: Save): boolean {
  return !overwrites && audience === section.audience
}
