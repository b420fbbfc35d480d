import { foldersEndpoints } from '@tacite/api/folders-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFolder, updateFolder } from './change-folder.ts'
import { folderDetail } from './folder-detail.query.ts'
import { changeGrant, giveGrant, revokeGrant } from './folder-grants.ts'
import { folderTree } from './folder-tree.query.ts'
import { moveFolder } from './move-folder.ts'
import { previewFolderChange, previewMembers } from './preview-change.ts'
import { removeFolder } from './remove-folder.ts'

export function foldersRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  // Many contracts and people are counted: nobody's click waits for it.
  const foresee = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompanySlowly(actor.companyId, work)
  return [
    route(foldersEndpoints.tree, ({ actor }) =>
      inCompany(actor, (db) => folderTree(db, actor.locale)),
    ),
    route(foldersEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => folderDetail(db, actor.locale, params.folderId)),
    ),
    route(foldersEndpoints.create, ({ actor, body }) =>
      inCompany(actor, (db) => createFolder(parts, db, actor, body)),
    ),
    route(foldersEndpoints.update, ({ actor, params, body }) =>
      inCompany(actor, (db) => updateFolder(parts, db, actor, params.folderId, body)),
    ),
    route(foldersEndpoints.move, ({ actor, params, body }) =>
      inCompany(actor, (db) => moveFolder(parts, db, actor, params.folderId, body.parentFolderId)),
    ),
    route(foldersEndpoints.preview, ({ actor, params, body }) =>
      foresee(actor, (db) => previewFolderChange(parts, db, actor, params.folderId, body.change)),
    ),
    route(foldersEndpoints.previewMembers, ({ actor, params, body }) =>
      foresee(actor, (db) => previewMembers(db, actor, params.groupId, body)),
    ),
    route(foldersEndpoints.give, ({ actor, params, body }) =>
      inCompany(actor, (db) => giveGrant(parts, db, actor, params.folderId, body)),
    ),
    route(foldersEndpoints.changeGrant, ({ actor, params, body }) =>
      inCompany(actor, (db) => changeGrant(parts, db, actor, params, body.grant)),
    ),
    route(foldersEndpoints.revoke, ({ actor, params }) =>
      inCompany(actor, (db) => revokeGrant(parts, db, actor, params)),
    ),
    route(foldersEndpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => removeFolder(parts, db, actor, params.folderId)),
    ),
  ]
}
