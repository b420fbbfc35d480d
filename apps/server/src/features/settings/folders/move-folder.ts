import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { Folder, foldersEndpoints } from '@tacite/api/settings/folders-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireReplaced } from '../../../platform/database/require-replaced.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyCompany } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { folderDetail } from './folder-detail.query.ts'
import { lockTree, refuseTakenName, requireFolder } from './folder-rules.ts'
import { requireMayGive } from './may-grant.ts'
import { nestedFolders } from './nested-folders.query.ts'

type FolderMove = BodyOf<typeof foldersEndpoints.move>

/**
 * Moves a folder with everything nested in it; it loses what its former parents granted, and gains what the new ones
 * grant.
 */
export async function moveFolder(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  { parentFolderId, replaces }: FolderMove,
): Promise<Folder> {
  await requireReplaced(db, actor, {
    of: [folderId, 'parent'],
    replaces,
    wanted: parentFolderId,
    read: async () => (await requireFolder(db, folderId)).parent_id,
  })
  const folder = await requireFolder(db, folderId)
  await putUnder(db, actor, folderId, parentFolderId)
  if (folder.parent_id !== parentFolderId) {
    await events.record(db, namedEvent(actor, 'folder.moved', folder, { parentFolderId }))
    await notifyCompany(db, { topic: 'access' })
  }
  return folderDetail(db, actor, folderId)
}

/** The move alone, with its rules: also used to preview its effect. */
export async function putUnder(
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  parentFolderId: string | null,
): Promise<void> {
  await lockTree(db)
  const folder = await requireFolder(db, folderId)
  if (parentFolderId !== null) {
    await requireFolder(db, parentFolderId)
    if ((await nestedFolders(db, folderId)).includes(parentFolderId))
      throw new Refused('RULE', { code: 'FOLDER_UNDER_ITSELF', field: 'parentFolderId' })
    await requireMayGive(db, actor, folderId, { grantedBy: parentFolderId })
  }
  await db
    .update('folder')
    .set({ parent_id: parentFolderId })
    .where('folder.id', '=', folderId)
    .execute()
    .catch(refuseTakenName(folder.name))
}
