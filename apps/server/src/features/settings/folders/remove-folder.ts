import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyCompany } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { leavingAccessSets } from '../../people/access/public.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { grantingFolder } from './folder-detail.query.ts'
import { lockTree, requireFolder } from './folder-rules.ts'
import { nestedFolders } from './nested-folders.query.ts'

/** Deletes a folder with all those nested in it; their contracts stay, filed elsewhere or nowhere. */
export async function removeFolder(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
): Promise<{ removalId: string }> {
  await lockTree(db)
  const { name } = await requireFolder(db, folderId)
  const ids = await nestedFolders(db, folderId)
  // Locked, so that nobody files in one of them or grants access to it meanwhile.
  await db.select('folder').where('folder.id', 'in', ids).select('folder.id').forUpdate().execute()
  const granting = await grantingFolder(db, ids)
  if (granting)
    throw new Refused('STATE', { code: 'FOLDER_GRANTS_ACCESS', params: { name: granting.name } })
  const removalId = await leavingAccessSets(db, () =>
    removeObject(deps, db, actor, {
      kind: 'folder',
      objectId: folderId,
      label: name,
      rows: [
        { table: 'contract_folder', column: 'folder_id', ids },
        { table: 'template_folder', column: 'folder_id', ids },
        { table: 'clause_folder', column: 'folder_id', ids },
        { table: 'folder', column: 'id', ids },
      ],
    }),
  )
  await notifyCompany(db, { topic: 'access' })
  return { removalId }
}
