import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { lockRefusal, type PersonLock } from '../../people/access/public.ts'
import type { Arrangement } from './arrangement.ts'

/** @throws Refused BLOCK_LOCKED_BY with who locked the block and why. */
export function refuseLockedBlock(lock: PersonLock | null): void {
  if (lock) throw new Refused('STATE', lockRefusal('BLOCK', lock))
}

/** A locked block keeps its name and its place. */
export function requireUnlockedBlock({ blockRows }: Arrangement, blockId: string): void {
  refuseLockedBlock(blockRows.find(({ id }) => id === blockId)?.lock ?? null)
}

/** A locked block keeps its sections, in their order and at their levels: none is added, moved or taken out. */
export function requireLockedBlocksKept(before: Arrangement, after: ContractDocument): void {
  for (const { id, lock } of before.blockRows)
    if (lock && orderIn(before.document, id) !== orderIn(after, id)) refuseLockedBlock(lock)
}

function orderIn({ blocks }: ContractDocument, blockId: string): string {
  const sections = blocks.find(({ id }) => id === blockId)?.sections ?? []
  return JSON.stringify(sections.map(({ id, level }) => [id, level]))
}
