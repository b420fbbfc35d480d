import { foldersEndpoints } from '@tacite/api/settings/folders-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createFolder, updateFolder } from './change-folder.ts'
import { folderDetail } from './folder-detail.query.ts'
import { changeGrant, addGrant, revokeGrant } from './folder-grants.ts'
import { folderTree } from './folder-tree.query.ts'
import { moveFolder } from './move-folder.ts'
import { previewFolderChange, previewMembers } from './preview-change.ts'
import { removeFolder } from './remove-folder.ts'

export function foldersRoutes(deps: Platform): Route[] {
  return [
    route(foldersEndpoints.tree, ({ db, actor }) => folderTree(db, actor)),
    route(foldersEndpoints.read, ({ db, actor, params }) =>
      folderDetail(db, actor, params.folderId),
    ),
    route(foldersEndpoints.create, ({ db, actor, body }) => createFolder(deps, db, actor, body)),
    route(foldersEndpoints.update, ({ db, actor, params, body }) =>
      updateFolder(deps, db, actor, params.folderId, body),
    ),
    route(foldersEndpoints.move, ({ db, actor, params, body }) =>
      moveFolder(deps, db, actor, params.folderId, body),
    ),
    route(foldersEndpoints.preview, ({ db, actor, params, body }) =>
      previewFolderChange(deps, db, actor, params.folderId, body.change),
    ),
    route(foldersEndpoints.previewMembers, ({ db, actor, params, body }) =>
      previewMembers(db, actor, params.groupId, body),
    ),
    route(foldersEndpoints.give, ({ db, actor, params, body }) =>
      addGrant(deps, db, actor, params.folderId, body),
    ),
    route(foldersEndpoints.changeGrant, ({ db, actor, params, body }) =>
      changeGrant(deps, db, actor, params, body.grant),
    ),
    route(foldersEndpoints.revoke, ({ db, actor, params }) => revokeGrant(deps, db, actor, params)),
    route(foldersEndpoints.remove, ({ db, actor, params }) =>
      removeFolder(deps, db, actor, params.folderId),
    ),
  ]
}
