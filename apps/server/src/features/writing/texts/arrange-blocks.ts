import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import * as arrange from '@tacite/document/arrange-document.ts'
import type { DocumentBlock } from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import {
  readArrangement,
  requireArranged,
  writeArrangement,
  type Arrangement,
} from './arrangement.ts'
import { requireUnlockedBlock } from './block-locks.ts'
import { requireArrangeable, type WritableText } from './open-text.ts'
import { recordChange, type ChangeDeps } from './record-change.ts'
import { refuseLocked } from './require-section.ts'

type NewBlock = BodyOf<typeof textsEndpoints.addBlock>
type BlockNaming = BodyOf<typeof textsEndpoints.updateBlock>

/** Adds a block after another one, or at the end. */
export async function addBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { kind, name, afterBlockId }: NewBlock,
): Promise<void> {
  requireArrangeable(text)
  requireName(name)
  const id = newId(deps.clock.now())
  const before = await readArrangement(db, text.id)
  const block = { id, kind, name, sections: [] }
  const after = requireArranged(arrange.addBlock(before.document, block, afterBlockId ?? undefined))
  const position = before.blockRows.length
  await db.insert('text_block', { id, text_id: text.id, kind, name, position }).execute()
  await writeArrangement(db, text.id, before, after)
  await recordChange(deps, db, actor, text, 'blockAdded', { objectId: id })
}

export async function renameBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { blockId, name, replaces }: BlockNaming & { blockId: string },
): Promise<void> {
  requireArrangeable(text)
  requireName(name)
  const before = await readArrangement(db, text.id)
  const block = requireBlock(before, blockId)
  requireUnlockedBlock(before, blockId)
  await requireReplaced(db, actor, {
    of: [blockId, 'name'],
    replaces,
    wanted: name,
    read: () => Promise.resolve(block.name),
  })
  await db.update('text_block').set({ name }).where('text_block.id', '=', blockId).execute()
  await recordChange(deps, db, actor, text, 'blockRenamed', { objectId: blockId })
}

export async function moveBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { blockId, position }: { blockId: string; position: number },
): Promise<void> {
  requireArrangeable(text)
  const before = await readArrangement(db, text.id)
  const after = requireArranged(arrange.moveBlock(before.document, blockId, position))
  requireUnlockedBlock(before, blockId)
  await writeArrangement(db, text.id, before, after)
  await recordChange(deps, db, actor, text, 'blockMoved', { objectId: blockId })
}

/** Removes a block from the text, with its content; the last body stays. */
export async function removeBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  blockId: string,
): Promise<void> {
  requireArrangeable(text)
  const before = await readArrangement(db, text.id)
  requireArranged(arrange.removeBlock(before.document, blockId))
  requireUnlockedBlock(before, blockId)
  const locked = before.sectionRows.find(
    (row) => row.blockId === blockId && row.removedAt === null && row.lockedBy !== null,
  )
  if (locked?.lockedBy) await refuseLocked(db, locked.lockedBy)
  await setRemoved(db, blockId, deps.clock.now())
  await recordChange(deps, db, actor, text, 'blockRemoved', { objectId: blockId })
}

/** Restores a removed block in its place. Returns the ids of the restored sections. */
export async function restoreBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  blockId: string,
): Promise<string[]> {
  requireArrangeable(text)
  const { blockRows, sectionRows } = await readArrangement(db, text.id)
  const isRemoved = blockRows.some(({ id, removedAt }) => id === blockId && removedAt !== null)
  if (!isRemoved) throw new Refused('NOT_FOUND', 'BLOCK_NOT_FOUND')
  await setRemoved(db, blockId, null)
  await recordChange(deps, db, actor, text, 'blockRestored', { objectId: blockId })
  return sectionRows.flatMap((row) =>
    row.blockId === blockId && row.removedAt === null ? [row.id] : [],
  )
}

function requireName(name: string): void {
  if (name === '') throw new Refused('RULE', { code: 'BLOCK_NAME_REQUIRED', field: 'name' })
}

function requireBlock({ document }: Arrangement, blockId: string): DocumentBlock {
  const block = document.blocks.find(({ id }) => id === blockId)
  if (!block) throw new Refused('NOT_FOUND', 'BLOCK_NOT_FOUND')
  return block
}

async function setRemoved(
  db: CompanyDatabase,
  blockId: string,
  removedAt: Date | null,
): Promise<void> {
  await db
    .update('text_block')
    .set({ removed_at: removedAt })
    .where('text_block.id', '=', blockId)
    .execute()
}
