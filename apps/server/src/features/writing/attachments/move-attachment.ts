import { arranged } from '@tacite/domain/attachments/arrange.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { attachmentEvent } from './attachment-event.ts'
import { attachmentIds, readAttachment, type AttachmentPlace } from './attachment-repository.ts'
import { requireChange } from './attachment-rights.ts'
import { touched } from './touched.ts'

/** Moves an attachment to a place, counted from 0. The order of the annexes is content. */
export async function moveAttachment(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { position, ...place }: AttachmentPlace & { position: number },
): Promise<void> {
  const { kind, name } = await readAttachment(db, place)
  await requireChange(db, actor, place.contractId, kind)
  const before = await attachmentIds(db, place.contractId)
  const after = arranged(before, place.attachmentId, position) ?? before
  if (after.every((id, at) => id === before[at])) return
  for (const [at, id] of after.entries())
    await db
      .update('attachment')
      .set({ position: at + 1 })
      .where('attachment.id', '=', id)
      .where('attachment.position', '!=', at + 1)
      .execute()
  await touched(deps, db, attachmentEvent(actor, 'attachment.moved', place, { name }, {}))
}
