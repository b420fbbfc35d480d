import { clauseUsesEndpoints } from '@tacite/api/writing/clause-uses-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { TextOwners } from '../texts/public.ts'
import { clauseUses } from './clause-uses.query.ts'

export function clauseUsesRoutes({ textOwners }: { textOwners: TextOwners }): Route[] {
  return [
    route(clauseUsesEndpoints.list, ({ db, actor, params, query }) =>
      clauseUses(textOwners, db, actor, params.clauseId, query),
    ),
  ]
}
