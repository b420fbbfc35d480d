import type { LockForm } from '@tacite/api/lifecycle/lock-shapes.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { blockLock, requireLockForm, type PersonLock } from '../../people/access/public.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { refuseLockedBlock } from './block-locks.ts'
import { mayUnlockOthers } from './lock-section.ts'
import type { WritableText } from './open-text.ts'
import type { ChangeDeps } from './record-change.ts'
import { textEvent } from './text-events.ts'

/** Locks a block: its name, its sections and their texts stay as they are until it is unlocked, or the day is over. */
export async function lockBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { blockId, ...form }: LockForm & { blockId: string },
): Promise<void> {
  refuseLockedBlock(await lockOfBlock(db, text, blockId))
  requireLockForm(form, todayOf(actor))
  await db
    .update('text_block')
    .set({
      locked_by: actor.personId,
      locked_at: deps.clock.now(),
      lock_reason: form.reason,
      lock_until: form.until,
    })
    .where('text_block.id', '=', blockId)
    .execute()
  const payload = { objectId: blockId, day: form.until }
  await deps.events.record(db, {
    ...textEvent(actor, text.owner, 'blockLocked', payload),
    personal: { reason: form.reason },
  })
}

/** For the person who locked it, and for those whom the owner of the text lets unlock others' locks. */
export async function unlockBlock(
  deps: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  blockId: string,
): Promise<void> {
  const lock = await lockOfBlock(db, text, blockId)
  if (lock === null) return
  if (lock._id !== actor.personId && !mayUnlockOthers(actor, text))
    throw new Refused('FORBIDDEN', 'BLOCK_LOCK_OF_ANOTHER')
  await db
    .update('text_block')
    .set({ locked_by: null, locked_at: null, lock_reason: null, lock_until: null })
    .where('text_block.id', '=', blockId)
    .execute()
  await deps.events.record(db, textEvent(actor, text.owner, 'blockUnlocked', { objectId: blockId }))
}

/** The lock of a live block of this text; null: it is open. @throws Refused NOT_FOUND */
export async function lockOfBlock(
  db: CompanyDatabase,
  { id: textId }: WritableText,
  blockId: string,
): Promise<PersonLock | null> {
  const block = await db
    .select('text_block')
    .where('text_block.text_id', '=', textId)
    .where('text_block.id', '=', blockId)
    .where('text_block.removed_at', 'is', null)
    .select(blockLock().as('lock'))
    .executeTakeFirst()
  if (!block) throw new Refused('NOT_FOUND', 'BLOCK_NOT_FOUND')
  return block.lock
}
