import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import { fileColumns, type StoredFile } from './attach-stored.ts'
import { attachmentName } from './file-name.ts'
import type { ReceivedFile } from './receive-file.ts'

type Deps = Pick<Platform, 'clock' | 'files'>

/** Stores a received file, under the name it came with. */
export async function storeReceived(
  deps: Deps,
  db: CompanyDatabase,
  received: ReceivedFile,
): Promise<StoredFile> {
  const { file, copy, ...facts } = received
  const sha256 = await storeFile(deps, db, file, facts.mediaType)
  const copySha256 = copy && (await storeFile(deps, db, copy, facts.mediaType))
  const sizeBytes = (copy ?? file).size
  return { name: attachmentName(facts.fileName), ...facts, sha256, copySha256, sizeBytes }
}

/** Stores a received file as the next version of an attachment; returns its number. */
export async function storeVersion(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  attachmentId: string,
  received: ReceivedFile,
): Promise<number> {
  const stored = await storeReceived(deps, db, received)
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
      ...fileColumns(stored),
      uploaded_by: actor.personId,
      uploaded_at: deps.clock.now(),
    })
    .execute()
  return number
}
