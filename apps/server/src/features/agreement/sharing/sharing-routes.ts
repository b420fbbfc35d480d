import { rowLimit } from '@tacite/api/paging.ts'
import { sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeShare, resendShare, revokeShare } from './change-share.ts'
import { contractShares } from './contract-shares.query.ts'
import { shareCandidates } from './share-candidates.query.ts'
import { shareContract } from './share-contract.ts'

/** Access to a contract through shares, besides roles and folders. */
export function sharingRoutes(deps: Platform): Route[] {
  return [
    route(sharingEndpoints.list, async ({ db, level, actor, params: { contractId }, query }) => {
      const page = { limit: rowLimit(query.$top), skip: query.$skip }
      return contractShares(db, actor, { contractId, level }, page)
    }),
    route(sharingEndpoints.candidates, ({ db, actor, params: { contractId }, query }) =>
      shareCandidates(db, actor, contractId, query),
    ),
    route(sharingEndpoints.share, ({ db, actor, params, body }) =>
      shareContract(deps, db, actor, params.contractId, body),
    ),
    route(sharingEndpoints.change, ({ db, actor, params, body }) =>
      changeShare(deps, db, actor, params, body),
    ),
    route(sharingEndpoints.revoke, ({ db, actor, params }) => revokeShare(deps, db, actor, params)),
    route(sharingEndpoints.resend, ({ db, actor, params }) => resendShare(deps, db, actor, params)),
  ]
}
