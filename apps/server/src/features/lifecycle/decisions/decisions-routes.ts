import { decisionsEndpoints } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decideOnExit } from './decide-on-exit.ts'
import { decideOnLimit } from './decide-on-limit.ts'
import { showDecisions } from './show-decisions.query.ts'

export function decisionsRoutes(deps: Platform): Route[] {
  return [
    route(decisionsEndpoints.read, ({ db, level, actor, params }) =>
      showDecisions(deps, db, actor, { ...params, level }),
    ),
    route(decisionsEndpoints.decide, async ({ db, level, actor, params, body }) => {
      await decideOnLimit(deps, db, actor, params.contractId, body)
      return showDecisions(deps, db, actor, { ...params, level })
    }),
    route(decisionsEndpoints.decideOnExit, async ({ db, level, actor, params, body }) => {
      await decideOnExit(deps, db, actor, params.contractId, body)
      return showDecisions(deps, db, actor, { ...params, level })
    }),
  ]
}
