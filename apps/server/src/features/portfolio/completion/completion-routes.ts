import { completionEndpoints } from '@tacite/api/portfolio/completion-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { completeContracts } from './complete-contracts.ts'

export function completionRoutes(deps: Platform): Route[] {
  return [
    route(completionEndpoints.complete, ({ db, actor, body }) =>
      completeContracts(deps, db, actor, body),
    ),
  ]
}
