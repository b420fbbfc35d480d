import { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readFieldValues } from '../../writing/contracts/public.ts'
import { showDeadlines } from '../deadlines/public.ts'
import { correctDates } from './correct-dates.ts'
import { correctDetails } from './correct-details.ts'
import { listCorrections } from './corrections.query.ts'
import { changedLifecycle } from './preview-change.ts'
import { recordPerformance } from './record-performance.ts'

export function correctionsRoutes(deps: Platform): Route[] {
  return [
    route(correctionsEndpoints.list, ({ db, actor, params, query }) =>
      listCorrections(db, params.contractId, actor.locale, query),
    ),
    route(correctionsEndpoints.preview, async ({ db, level, actor, params, body }) => {
      const terms = await changedLifecycle(deps, db, params.contractId, body)
      return showDeadlines(deps, db, actor, { ...params, level }, terms)
    }),
    route(correctionsEndpoints.correctDates, async ({ db, level, actor, params, body }) => {
      await correctDates(deps, db, actor, params.contractId, body)
      return showDeadlines(deps, db, actor, { ...params, level })
    }),
    route(correctionsEndpoints.correctDetails, async ({ db, actor, params, body }) => {
      await correctDetails(deps, db, actor, params.contractId, body)
      const { values } = await readFieldValues(db, params.contractId)
      return { values: values as typeof body.values }
    }),
    route(correctionsEndpoints.recordPerformance, async ({ db, level, actor, params, body }) => {
      await recordPerformance(deps, db, actor, params.contractId, body)
      return showDeadlines(deps, db, actor, { ...params, level })
    }),
  ]
}
