import { readinessEndpoints } from '@tacite/api/agreement/readiness-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { contractReadiness } from './contract-readiness.query.ts'

export function readinessRoutes(): Route[] {
  return [
    route(readinessEndpoints.read, ({ db, actor, params }) =>
      contractReadiness(db, actor, params.contractId),
    ),
  ]
}
