import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { readAttachment, type AttachmentPlace } from './attachment-repository.ts'
import { requireDelete } from './attachment-rights.ts'

/**
 * Deletes an attachment with its versions; it can be restored for thirty days.
 *
 * @returns the id to restore it with
 */
export async function deleteAttachment(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  place: AttachmentPlace,
): Promise<string> {
  const { contractId, attachmentId } = place
  const { kind, name } = await readAttachment(db, place)
  await requireDelete(db, actor, contractId, kind)
  return removeObject(deps, db, actor, {
    kind: 'attachment',
    objectId: attachmentId,
    contractId,
    label: name,
    rows: [
      { table: 'attachment_version', column: 'attachment_id', ids: [attachmentId] },
      { table: 'attachment', column: 'id', ids: [attachmentId] },
    ],
  })
}
