import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import * as arrange from '@tacite/document/arrange-document.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { readArrangement, requireArranged, writeArrangement } from './arrangement.ts'
import { requireRichText, requireTitle } from './checked-text.ts'
import { contentChanged } from './contract-events.ts'
import { requireEditable } from './require-editable.ts'
import { touchContract } from './touch-contract.ts'

type NewSection = BodyOf<typeof contractTextEndpoints.addSection>

/** Adds a section after another one, or at the end of a block. Returns its id. */
export async function addSection(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { blockId, afterSectionId, title, level, audience, content }: NewSection,
): Promise<string> {
  await requireEditable(db, actor, contractId)
  requireTitle(title)
  const checked = requireRichText(content)
  const now = parts.clock.now()
  const id = newId(now)
  const before = await readArrangement(db, contractId)
  const section = { id, title, level, audience, content: checked }
  const after = requireArranged(
    arrange.addSection(before.document, blockId, section, afterSectionId ?? undefined),
  )
  await db
    .insert('contract_section', {
      id,
      contract_id: contractId,
      block_id: blockId,
      position: before.sectionRows.length,
      level,
      title,
      audience,
      content: JSON.stringify(checked),
      updated_by: actor.personId,
      updated_at: now,
    })
    .execute()
  await writeArrangement(db, contractId, before, after)
  await touchContract(parts, db, contractId)
  await parts.events.record(db, contentChanged(actor, contractId, 'sectionAdded', id))
  return id
}
