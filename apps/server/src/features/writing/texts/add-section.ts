import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import * as arrange from '@tacite/document/arrange-document.ts'
import type { ContractDocument, DocumentSection } from '@tacite/document/contract-document.ts'
import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  readArrangement,
  requireArranged,
  writeArrangement,
  type Arrangement,
} from './arrangement.ts'
import { requireLockedBlocksKept } from './block-locks.ts'
import { requireRichText, requireTitle } from './checked-text.ts'
import { insertClauseLinks, splitClauseLinks } from './clause-links.ts'
import { requireArrangeable, type WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { requireOwnImages, type ContentDeps } from './require-own-images.ts'
import { saveSection } from './save-section.ts'
import { requireInsertable } from './section-clauses.ts'

type Split = BodyOf<typeof textsEndpoints.splitSection>
type NewSection = BodyOf<typeof textsEndpoints.addSection>

/** Adds a section after another one, or at the end of a block. Returns its id. */
export async function addSection(
  deps: ContentDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { blockId, afterSectionId, clause, ...written }: NewSection,
): Promise<string> {
  requireArrangeable(text)
  if (clause) await requireInsertable(db, actor, text, clause)
  const section = checked(deps, written)
  await requireOwnImages(deps, db, actor, text, [section.content])
  const before = await readArrangement(db, text.id)
  const after = requireArranged(
    arrange.addSection(before.document, blockId, section, afterSectionId ?? undefined),
  )
  requireLockedBlocksKept(before, after)
  await insertSection(deps, db, actor, text, { section, blockId, before, after, clause })
  return section.id
}

/**
 * Splits a section in two: what precedes a marked title stays, the rest becomes the next section. Returns both ids.
 */
export async function splitSection(
  deps: ContentDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, ...split }: Split & { sectionId: string },
): Promise<string[]> {
  requireArrangeable(text)
  const { title, audience, content, version } = split
  const section = checked(deps, {
    title: split.newTitle,
    level: split.newLevel,
    audience,
    content: split.newContent,
  })
  // Before the save, which takes them out of the text.
  await requireOwnImages(deps, db, actor, text, [section.content])
  const save = { sectionId, title, audience, content, version, overwrites: false }
  await saveSection(deps, db, actor, text, save)
  const before = await readArrangement(db, text.id)
  const after = requireArranged(arrange.splitSection(before.document, sectionId, section))
  const blockId = before.sectionRows.find(({ id }) => id === sectionId)!.blockId
  await insertSection(deps, db, actor, text, { section, blockId, before, after })
  await splitClauseLinks(db, text.id, { of: sectionId, section }, deps.clock.now())
  return [sectionId, section.id]
}

function checked(
  { clock }: Pick<Platform, 'clock'>,
  { title, level, audience, content }: Pick<NewSection, 'title' | 'level' | 'audience' | 'content'>,
): DocumentSection {
  requireTitle(title)
  return { id: newId(clock.now()), title, level, audience, content: requireRichText(content) }
}

interface Insertion {
  section: DocumentSection
  blockId: string
  before: Arrangement
  after: ContractDocument
  clause?: NewSection['clause']
}

async function insertSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { section, blockId, before, after, clause }: Insertion,
): Promise<void> {
  const { id, title, level, audience, content } = section
  await db
    .insert('text_section', {
      id,
      text_id: text.id,
      block_id: blockId,
      position: before.sectionRows.length,
      level,
      title,
      audience,
      content: JSON.stringify(content),
      schema_version: SCHEMA_VERSION,
      updated_by: actor.personId,
      updated_at: deps.clock.now(),
    })
    .execute()
  if (clause) {
    const link = { ...clause, isWhole: true, keptReason: null }
    await insertClauseLinks(db, text.id, [{ ...section, clauses: [link] }], deps.clock.now())
  }
  await writeArrangement(db, text.id, before, after)
  await recordChange(deps, db, actor, text, 'sectionAdded', { objectId: id })
}
