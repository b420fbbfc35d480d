import { clauseReportEndpoints as endpoints } from '@tacite/api/portfolio/clause-report-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { clauseReport, contractsOfReport } from './clause-report.query.ts'
import { askForReport } from './examine-contracts.ts'

export function clauseReportRoutes(deps: Platform): Route[] {
  return [
    route(endpoints.read, ({ db, actor }) => clauseReport(db, actor)),
    route(endpoints.ask, async ({ db, actor }) => {
      await askForReport(deps, db, actor)
      return clauseReport(db, actor)
    }),
    route(endpoints.contracts, ({ db, actor, params, query }) =>
      contractsOfReport(db, actor, params.clauseId, query),
    ),
  ]
}
