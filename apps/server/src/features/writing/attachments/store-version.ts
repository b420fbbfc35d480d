import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import type { ReceivedFile } from './receive-file.ts'

/** Stores a received file as the next version of an attachment; returns its number. */
export async function storeVersion(
  deps: Pick<Platform, 'clock' | 'files'>,
  db: CompanyDatabase,
  actor: Actor,
  attachmentId: string,
  received: ReceivedFile,
): Promise<number> {
  const { file, copy, mediaType, active } = received
  const sha256 = await storeFile(deps, db, file, mediaType)
  const copySha256 = copy && (await storeFile(deps, db, copy, mediaType))
  const { last } = await db
    .select('attachment_version')
    .where('attachment_version.attachment_id', '=', attachmentId)
    .select(({ fn }) => fn.max('attachment_version.number').as('last'))
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  await db
    .insert('attachment_version', {
      attachment_id: attachmentId,
      number,
      sha256,
      copy_sha256: copySha256,
      active: JSON.stringify(active),
      file_name: received.fileName,
      media_type: mediaType,
      size_bytes: (copy ?? file).size,
      page_count: received.pageCount,
      print_obstacle: received.printObstacle,
      uploaded_by: actor.personId,
      uploaded_at: deps.clock.now(),
    })
    .execute()
  return number
}
