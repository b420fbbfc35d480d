import { contractListEndpoints } from '@tacite/api/contract-list-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { freshenFacts } from '../deadlines/public.ts'
import { readContractFilter } from './contract-filter.ts'
import { readOrder } from './contract-orders.ts'
import { contractRows } from './contract-rows.query.ts'
import { folderChoices, supplierChoices, typeChoices } from './list-choices.query.ts'
import { statusDetailChoices, taggedFieldChoices } from './list-words.query.ts'
import { matchingIds } from './matching-ids.query.ts'

export function contractListRoutes(parts: Platform): Route[] {
  const { inCompany } = parts
  return [
    route(contractListEndpoints.list, ({ actor, query }) =>
      inCompany(actor.companyId, async (db) => {
        const filter = await readContractFilter(db, query)
        await freshenFacts(parts, db)
        const { ids, count } = await matchingIds(db, actor, filter, {
          order: readOrder(query.$orderby),
          limit: rowLimit(query.$top),
          offset: query.$skip,
        })
        return { value: await contractRows(db, actor, ids), count }
      }),
    ),
    route(contractListEndpoints.statusDetails, ({ actor }) =>
      inCompany(actor.companyId, (db) => statusDetailChoices(db, actor.locale)),
    ),
    route(contractListEndpoints.folders, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => folderChoices(db, actor, query)),
    ),
    route(contractListEndpoints.types, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => typeChoices(db, actor, query)),
    ),
    route(contractListEndpoints.suppliers, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => supplierChoices(db, actor, query)),
    ),
    route(contractListEndpoints.taggedFields, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => taggedFieldChoices(db, query)),
    ),
  ]
}
