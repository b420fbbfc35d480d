import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import * as arrange from '@tacite/document/arrange-document.ts'
import { applyMove, withSubsections } from '@tacite/document/section-move.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import {
  readArrangement,
  requireArranged,
  writeArrangement,
  type Arrangement,
} from './arrangement.ts'
import { requireLockedBlocksKept, requireUnlockedBlock } from './block-locks.ts'
import { requireArrangeable, type WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { removedTogether } from './removed-rows.ts'
import { refuseLocked } from './require-section.ts'

type SectionMove = BodyOf<typeof textsEndpoints.moveSection>

/** Moves a section with its subsections, or changes their level. */
export async function moveSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { sectionId, move }: { sectionId: string; move: SectionMove },
): Promise<void> {
  requireArrangeable(text)
  const before = await readArrangement(db, text.id)
  const ids = move.to === 'exactly' ? move.sectionIds : withSubsections(before.document, sectionId)
  await refuseLockedAmong(db, before, ids)
  const after = requireArranged(applyMove(before.document, sectionId, move))
  requireLockedBlocksKept(before, after)
  await writeArrangement(db, text.id, before, after)
  await recordChange(deps, db, actor, text, 'sectionMoved', { objectId: sectionId })
}

/** Removes a section and its subsections from the text; their rows and versions stay for a restore. */
export async function removeSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  sectionId: string,
): Promise<void> {
  requireArrangeable(text)
  const before = await readArrangement(db, text.id)
  const ids = withSubsections(before.document, sectionId)
  await refuseLockedAmong(db, before, ids)
  requireLockedBlocksKept(
    before,
    requireArranged(arrange.removeSection(before.document, sectionId)),
  )
  await setRemoved(db, text.id, ids, deps.clock.now())
  await recordChange(deps, db, actor, text, 'sectionRemoved', { objectId: sectionId })
}

/** Restores a removed section in its place. Returns the ids of all restored sections. */
export async function restoreSection(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  sectionId: string,
): Promise<string[]> {
  requireArrangeable(text)
  const before = await readArrangement(db, text.id)
  const { sectionRows, document } = before
  const blockId = sectionRows.find(({ id }) => id === sectionId)?.blockId
  const isBlockThere = document.blocks.some(({ id }) => id === blockId)
  const rows = sectionRows.filter((row) => row.blockId === blockId)
  const together = isBlockThere ? removedTogether(rows, sectionId) : []
  if (together.length === 0) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
  requireUnlockedBlock(before, blockId!)
  await setRemoved(db, text.id, together, null)
  await recordChange(deps, db, actor, text, 'sectionRestored', { objectId: sectionId })
  return together
}

/** A lock fixes the position of a section, on its own or along with its parent. */
async function refuseLockedAmong(
  db: CompanyDatabase,
  { sectionRows }: Arrangement,
  ids: readonly string[],
): Promise<void> {
  const locked = sectionRows.find((row) => row.lockedBy !== null && ids.includes(row.id))
  if (locked?.lockedBy) await refuseLocked(db, locked.lockedBy)
}

async function setRemoved(
  db: CompanyDatabase,
  textId: string,
  sectionIdList: readonly string[],
  removedAt: Date | null,
): Promise<void> {
  await db
    .update('text_section')
    .set({ removed_at: removedAt })
    .where('text_section.text_id', '=', textId)
    .where('text_section.id', 'in', sectionIdList)
    .execute()
}
