import { amendmentsEndpoints } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { amendedTerms } from './amended-terms.query.ts'
import { previewChanges } from './preview-changes.ts'
import { correctChanges, stateChanges } from './state-changes.ts'

export function amendmentsRoutes(deps: Platform): Route[] {
  return [
    route(amendmentsEndpoints.read, ({ db, level, actor, params }) =>
      amendedTerms(db, actor, { ...params, level }),
    ),
    route(amendmentsEndpoints.preview, ({ db, actor, params, body }) =>
      previewChanges(deps, db, actor, params.contractId, body),
    ),
    route(amendmentsEndpoints.state, async ({ db, level, actor, params, body }) => {
      await stateChanges(deps, db, actor, params.contractId, body)
      return amendedTerms(db, actor, { ...params, level })
    }),
    route(amendmentsEndpoints.correct, async ({ db, level, actor, params, body }) => {
      await correctChanges(deps, db, actor, params.contractId, body)
      return amendedTerms(db, actor, { ...params, level })
    }),
  ]
}
