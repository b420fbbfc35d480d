import { alertsEndpoints } from '@tacite/api/lifecycle/alerts-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { contractAlerts } from './contract-alerts.query.ts'
import { setAlerts } from './set-alerts.ts'

export function alertsRoutes(deps: Platform): Route[] {
  return [
    route(alertsEndpoints.read, ({ db, actor, level, params }) =>
      contractAlerts(db, actor, { ...params, level }),
    ),
    route(alertsEndpoints.set, async ({ db, actor, level, params, body }) => {
      await setAlerts(deps, db, actor, params.contractId, body.setting)
      return contractAlerts(db, actor, { ...params, level })
    }),
  ]
}
