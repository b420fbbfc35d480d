import { accessEndpoints } from '@tacite/api/people/access-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { accessPaths, folderAccessPaths } from './access-paths.ts'
import { onePersonsAccess } from './one-person.query.ts'
import { requireKnownFolder } from './known-folder.ts'
import { stakeholders } from './stakeholders.query.ts'
import { whoSees } from './who-sees.query.ts'

export function accessRoutes(): Route[] {
  return [
    route(accessEndpoints.contract, ({ db, actor, params: { contractId }, query }) =>
      whoSees(db, actor, accessPaths(actor, contractId), page(query)),
    ),
    route(accessEndpoints.stakeholders, ({ db, actor, params: { contractId }, query }) =>
      stakeholders(db, actor, contractId, { limit: rowLimit(query.$top), skip: query.$skip }),
    ),
    route(accessEndpoints.contractForOne, ({ db, actor, params }) =>
      onePersonsAccess(db, actor, accessPaths(actor, params.contractId), params),
    ),
    route(accessEndpoints.folder, async ({ db, actor, params: { folderId }, query }) => {
      await requireKnownFolder(db, actor, folderId)
      return whoSees(db, actor, folderAccessPaths(actor, folderId), page(query))
    }),
    route(accessEndpoints.folderForOne, async ({ db, actor, params: { folderId, personId } }) => {
      await requireKnownFolder(db, actor, folderId)
      return onePersonsAccess(db, actor, folderAccessPaths(actor, folderId), { personId })
    }),
  ]
}

function page({ search, $top, $skip }: { search: string; $top: number; $skip: number }) {
  return { search, limit: rowLimit($top), skip: $skip }
}
