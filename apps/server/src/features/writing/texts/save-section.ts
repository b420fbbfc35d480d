import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireRichText, requireTitle } from './checked-text.ts'
import type { WritableText } from './open-text.ts'
import { requireOwnImages, type ContentDeps } from './require-own-images.ts'
import { requireSameVersion, requireUnlockedSection, type SectionState } from './require-section.ts'
import { continuesSitting } from './sitting.ts'
import { snapshotVersion } from './snapshot-version.ts'
import { textEvent } from './text-events.ts'
import { touchOwner } from './text-owner.ts'
import { writeSection } from './write-section.ts'

type Save = BodyOf<typeof textsEndpoints.saveSection>
type SectionSave = Save & { sectionId: string }

/**
 * Saves a section on top of the version that the person read. If another save came first, nothing is written and the
 * answer contains the other text, so that both can be shown side by side. Returns once the new version is written.
 */
export async function saveSection(
  deps: ContentDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, ...save }: SectionSave,
): Promise<void> {
  const section = await requireUnlockedSection(db, text.id, sectionId)
  await requireSameVersion(db, text.id, section, save.version)
  requireTitle(save.title)
  const content = requireRichText(save.content)
  await requireOwnImages(deps, db, actor, text, [content])
  const now = deps.clock.now()
  await snapshotVersion(db, section, { actor, now, always: save.overwrites })
  const words = { title: save.title, content, audience: save.audience }
  await writeSection(db, section, words, { actor, now, isSitting: true })
  await touchOwner(db, actor, text, now)
  const event = textEvent(actor, text.owner, 'sectionSaved', {
    objectId: sectionId,
    fromVersion: section.version,
  })
  if (isAutosave(section, save) && continuesSitting(section, { actor, now }))
    await deps.events.publish(db, event)
  else await deps.events.record(db, event)
}

/** The same for several sections: one that is refused refuses all. */
export async function saveSections(
  deps: ContentDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  saves: readonly SectionSave[],
): Promise<void> {
  for (const save of saves) await saveSection(deps, db, actor, text, save)
}

/** Overwriting another person's text, or opening a section to others, is a decision: it gets its own event. */
function isAutosave(section: SectionState, { overwrites, audience }: Save): boolean {
  return !overwrites && audience === section.audience
}
