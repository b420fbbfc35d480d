import type { TextEventName } from '@tacite/domain/events/text-events.ts'
import type { contractTextEndpoints } from '@tacite/api/contract-text-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import * as arrange from '@tacite/document/arrange-document.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  readArrangement,
  requireArranged,
  writeArrangement,
  type Arrangement,
} from './arrangement.ts'
import { requireEditable } from './require-editable.ts'
import { refuseLocked } from './require-section.ts'
import { touchContract } from './touch-contract.ts'

type Parts = Pick<Platform, 'clock' | 'events'>
type NewBlock = BodyOf<typeof contractTextEndpoints.addBlock>
type BlockNaming = BodyOf<typeof contractTextEndpoints.updateBlock>

/** A block of a contract, by both ids. */
export interface BlockPlace {
  contractId: string
  blockId: string
}

/** Adds a block after another one, or at the end. */
export async function addBlock(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { kind, name, description, afterBlockId }: NewBlock,
): Promise<void> {
  await requireEditable(db, actor, contractId)
  requireName(name)
  const id = newId(parts.clock.now())
  const before = await readArrangement(db, contractId)
  const block = { id, kind, name, description, sections: [] }
  const after = requireArranged(arrange.addBlock(before.document, block, afterBlockId ?? undefined))
  const position = before.blockRows.length
  await db
    .insert('contract_block', { id, contract_id: contractId, kind, name, description, position })
    .execute()
  await writeArrangement(db, contractId, before, after)
  await recordAct(parts, db, actor, { contractId, blockId: id }, 'contract.blockAdded')
}

export async function renameBlock(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  place: BlockPlace,
  { name, description }: BlockNaming,
): Promise<void> {
  await requireEditable(db, actor, place.contractId)
  requireName(name)
  requireBlock(await readArrangement(db, place.contractId), place.blockId)
  await db
    .update('contract_block')
    .set({ name, description })
    .where('contract_block.id', '=', place.blockId)
    .execute()
  await recordAct(parts, db, actor, place, 'contract.blockRenamed')
}

export async function moveBlock(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  place: BlockPlace,
  position: number,
): Promise<void> {
  await requireEditable(db, actor, place.contractId)
  const before = await readArrangement(db, place.contractId)
  const after = requireArranged(arrange.moveBlock(before.document, place.blockId, position))
  await writeArrangement(db, place.contractId, before, after)
  await recordAct(parts, db, actor, place, 'contract.blockMoved')
}

/** Takes a block out of the text, with all it holds; the last body stays. */
export async function removeBlock(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  place: BlockPlace,
): Promise<void> {
  await requireEditable(db, actor, place.contractId)
  const before = await readArrangement(db, place.contractId)
  requireArranged(arrange.removeBlock(before.document, place.blockId))
  const locked = before.sectionRows.find(
    (row) => row.blockId === place.blockId && row.removedAt === null && row.lockedBy !== null,
  )
  if (locked?.lockedBy) await refuseLocked(db, locked.lockedBy)
  await setRemoved(db, place.blockId, parts.clock.now())
  await recordAct(parts, db, actor, place, 'contract.blockRemoved')
}

/** Puts a removed block back in its place. Returns the ids of the sections that came back with it. */
export async function restoreBlock(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  place: BlockPlace,
): Promise<string[]> {
  await requireEditable(db, actor, place.contractId)
  const { blockRows, sectionRows } = await readArrangement(db, place.contractId)
  const isRemoved = blockRows.some(
    ({ id, removedAt }) => id === place.blockId && removedAt !== null,
  )
  if (!isRemoved) throw new Refused('NOT_FOUND', 'BLOCK_NOT_FOUND')
  await setRemoved(db, place.blockId, null)
  await recordAct(parts, db, actor, place, 'contract.blockRestored')
  return sectionRows.flatMap(({ id, blockId, removedAt }) =>
    blockId === place.blockId && removedAt === null ? [id] : [],
  )
}

function requireName(name: string): void {
  if (name === '') throw new Refused('RULE', { code: 'BLOCK_NAME_REQUIRED', field: 'name' })
}

function requireBlock({ document }: Arrangement, blockId: string): void {
  if (!document.blocks.some(({ id }) => id === blockId)) {
    throw new Refused('NOT_FOUND', 'BLOCK_NOT_FOUND')
  }
}

async function setRemoved(
  db: CompanyDatabase,
  blockId: string,
  removedAt: Date | null,
): Promise<void> {
  await db
    .update('contract_block')
    .set({ removed_at: removedAt })
    .where('contract_block.id', '=', blockId)
    .execute()
}

async function recordAct(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, blockId }: BlockPlace,
  type: TextEventName,
): Promise<void> {
  await touchContract(parts, db, contractId)
  await parts.events.record(db, contractEvent(actor, type, contractId, { objectId: blockId }))
}
