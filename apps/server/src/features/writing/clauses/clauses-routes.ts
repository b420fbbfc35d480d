import { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { clauseList } from './clause-list.query.ts'

export function clausesRoutes(): Route[] {
  return [route(clausesEndpoints.list, ({ db, actor, query }) => clauseList(db, actor, query))]
}
