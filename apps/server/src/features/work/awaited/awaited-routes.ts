import { awaitedEndpoints } from '@tacite/api/work/awaited-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { awaitedTotals } from './awaited-totals.query.ts'
import { awaitedPage } from './awaited.query.ts'

/** Where validations and signatures are stuck. */
export function awaitedRoutes(): Route[] {
  return [
    route(awaitedEndpoints.list, ({ db, actor, query }) => awaitedPage(db, actor, query)),
    route(awaitedEndpoints.totals, ({ db, actor }) => awaitedTotals(db, actor)),
  ]
}
