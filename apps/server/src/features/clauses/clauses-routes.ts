import { clausesEndpoints } from '@tacite/api/clauses-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { clauseList } from './clause-list.query.ts'

export function clausesRoutes(parts: Platform): Route[] {
  return [
    route(clausesEndpoints.list, ({ actor, query }) =>
      parts.inCompany(actor.companyId, (db) => clauseList(db, query)),
    ),
  ]
}
