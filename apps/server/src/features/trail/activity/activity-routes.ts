import { activityEndpoints } from '@tacite/api/trail/activity-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { textOfContract, textReader } from '../../writing/contracts/public.ts'
import { hiddenParts } from '../../writing/texts/public.ts'
import { auditRoutes } from './audit-routes.ts'
import { auditWitness } from './audit-witness.query.ts'
import { checkChain } from './check-chain.query.ts'
import { contractActivity } from './contract-activity.query.ts'

export function activityRoutes(deps: Platform): Route[] {
  return [
    ...auditRoutes(deps),
    route(activityEndpoints.list, async ({ db, level, actor, params, query }) => {
      const reader = await textReader(db, actor, params.contractId, level)
      const hidden = await hiddenParts(db, await textOfContract(db, params.contractId), reader)
      return contractActivity(db, { locale: actor.locale, hidden }, params.contractId, query)
    }),
    route(activityEndpoints.chain, async ({ db, params }) =>
      checkChain(db, params.contractId, await auditWitness(deps, db)),
    ),
  ]
}
