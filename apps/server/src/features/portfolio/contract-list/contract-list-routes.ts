import { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { readContractFilter } from './contract-filter.ts'
import { readOrder } from './contract-orders.ts'
import { contractRows } from './contract-rows.query.ts'
import { folderChoices, supplierChoices, typeChoices } from './list-choices.query.ts'
import { statusDetailChoices, taggedFieldChoices } from './list-words.query.ts'
import { countToComplete } from './to-complete.query.ts'
import { matchingIds } from './matching-ids.query.ts'

export function contractListRoutes(): Route[] {
  return [
    route(contractListEndpoints.list, async ({ db, actor, query }) => {
      const filter = await readContractFilter(db, query, todayOf(actor))
      const { ids, count } = await matchingIds(db, actor, filter, {
        order: readOrder(query.$orderby),
        limit: rowLimit(query.$top),
        offset: query.$skip,
      })
      return { value: await contractRows(db, actor, ids, filter), count }
    }),
    route(contractListEndpoints.toComplete, ({ db, actor }) =>
      countToComplete(db, actor, todayOf(actor)),
    ),
    route(contractListEndpoints.statusDetails, ({ db, actor }) =>
      statusDetailChoices(db, actor.locale),
    ),
    route(contractListEndpoints.folders, ({ db, actor, query }) => folderChoices(db, actor, query)),
    route(contractListEndpoints.types, ({ db, actor, query }) => typeChoices(db, actor, query)),
    route(contractListEndpoints.suppliers, ({ db, actor, query }) =>
      supplierChoices(db, actor, query),
    ),
    route(contractListEndpoints.taggedFields, ({ db, actor, query }) =>
      taggedFieldChoices(db, actor.locale, query),
    ),
  ]
}
