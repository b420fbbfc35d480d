import { accessEndpoints } from '@tacite/api/access-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from './contract-level.ts'
import { contractWays, folderWays } from './contract-ways.ts'
import { onePersonsAccess } from './one-person.query.ts'
import { groupsToGiveTo, peopleToAskAbout } from './holders.query.ts'
import { requireKnownFolder } from './known-folder.ts'
import { whoSees } from './who-sees.query.ts'

export function accessRoutes({ inCompany }: Platform): Route[] {
  return [
    route(accessEndpoints.people, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => peopleToAskAbout(db, actor.locale, page(query))),
    ),
    route(accessEndpoints.groups, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => groupsToGiveTo(db, actor.locale, page(query))),
    ),
    route(accessEndpoints.contract, ({ actor, params: { contractId }, query }) =>
      inCompany(actor.companyId, async (db) => {
        await requireLevel(db, actor, contractId, 'reader')
        return whoSees(db, actor, contractWays(actor, contractId), page(query))
      }),
    ),
    route(accessEndpoints.contractForOne, ({ actor, params }) =>
      inCompany(actor.companyId, async (db) => {
        await requireLevel(db, actor, params.contractId, 'reader')
        return onePersonsAccess(db, actor, contractWays(actor, params.contractId), params)
      }),
    ),
    route(accessEndpoints.folder, ({ actor, params: { folderId }, query }) =>
      inCompany(actor.companyId, async (db) => {
        await requireKnownFolder(db, actor, folderId)
        return whoSees(db, actor, folderWays(actor, folderId), page(query))
      }),
    ),
    route(accessEndpoints.folderForOne, ({ actor, params: { folderId, personId } }) =>
      inCompany(actor.companyId, async (db) => {
        await requireKnownFolder(db, actor, folderId)
        return onePersonsAccess(db, actor, folderWays(actor, folderId), { personId })
      }),
    ),
  ]
}

function page({ search, $top, $skip }: { search: string; $top: number; $skip: number }) {
  return { search, limit: rowLimit($top), skip: $skip }
}
