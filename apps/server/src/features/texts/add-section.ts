import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import * as arrange from '@tacite/document/arrange-document.ts'
import type { ContractDocument, DocumentSection } from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SectionPlace } from './arrange-sections.ts'
import {
  readArrangement,
  requireArranged,
  writeArrangement,
  type Arrangement,
} from './arrangement.ts'
import { requireRichText, requireTitle } from './checked-text.ts'
import { requireEditable } from './require-editable.ts'
import { saveSection } from './save-section.ts'
import { touchContract } from './touch-contract.ts'

type Parts = Pick<Platform, 'clock' | 'events'>
type Split = BodyOf<typeof contractTextEndpoints.splitSection>
type NewSection = BodyOf<typeof contractTextEndpoints.addSection>

/** Adds a section after another one, or at the end of a block. Returns its id. */
export async function addSection(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { blockId, afterSectionId, title, level, audience, content }: NewSection,
): Promise<string> {
  await requireEditable(db, actor, contractId)
  const section = checked(parts, { title, level, audience, content })
  const before = await readArrangement(db, contractId)
  const after = requireArranged(
    arrange.addSection(before.document, blockId, section, afterSectionId ?? undefined),
  )
  await insertSection(parts, db, actor, contractId, { section, blockId, before, after })
  return section.id
}

/**
 * Cuts a section in two: what comes before a marked title stays, the rest becomes a section right behind it.
 * Returns both ids.
 */
export async function splitSection(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, sectionId }: SectionPlace,
  split: Split,
): Promise<string[]> {
  const { title, audience, content, version } = split
  await saveSection(
    parts,
    db,
    actor,
    { contractId, sectionId },
    { title, audience, content, version, overwrites: false },
  )
  const section = checked(parts, {
    title: split.newTitle,
    level: split.newLevel,
    audience,
    content: split.newContent,
  })
  const before = await readArrangement(db, contractId)
  const after = requireArranged(arrange.splitSection(before.document, sectionId, section))
  const blockId = before.sectionRows.find(({ id }) => id === sectionId)!.blockId
  await insertSection(parts, db, actor, contractId, { section, blockId, before, after })
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
}

async function insertSection(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { section, blockId, before, after }: Insertion,
): Promise<void> {
  const { id, title, level, audience, content } = section
  await db
    .insert('contract_section', {
      id,
      contract_id: contractId,
      block_id: blockId,
      position: before.sectionRows.length,
      level,
      title,
      audience,
      content: JSON.stringify(content),
      updated_by: actor.personId,
      updated_at: parts.clock.now(),
    })
    .execute()
  await writeArrangement(db, contractId, before, after)
  await touchContract(parts, db, contractId)
  await parts.events.record(
    db,
    contractEvent(actor, 'contract.sectionAdded', contractId, { objectId: id }),
  )
}
