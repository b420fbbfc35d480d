import { asOfEndpoints } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { contractAsOf } from './contract-as-of.query.ts'
import { valueHistory } from './value-history.query.ts'

export function asOfRoutes(): Route[] {
  return [
    route(asOfEndpoints.read, ({ db, actor, params, query }) =>
      contractAsOf(db, actor, params.contractId, query.day),
    ),
    route(asOfEndpoints.history, ({ db, actor, params, query }) =>
      valueHistory(db, actor, params.contractId, query.value),
    ),
  ]
}
