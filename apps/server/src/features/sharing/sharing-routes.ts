import { rowLimit } from '@tacite/api/paging.ts'
import { sharingEndpoints } from '@tacite/api/sharing-endpoints.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { changeShare, resendShare, revokeShare } from './change-share.ts'
import { contractShares } from './contract-shares.query.ts'
import { shareCandidates } from './share-candidates.query.ts'
import { shareContract } from './share-contract.ts'

/** Who has a contract, beside what roles and folders give. */
export function sharingRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(sharingEndpoints.list, ({ actor, params: { contractId }, query }) =>
      inCompany(actor, async (db) => {
        const level = await requireLevel(db, actor, contractId, 'reader')
        const page = { limit: rowLimit(query.$top), skip: query.$skip }
        return contractShares(db, actor, { contractId, level }, page)
      }),
    ),
    route(sharingEndpoints.candidates, ({ actor, params: { contractId }, query }) =>
      inCompany(actor, async (db) => {
        await requireLevel(db, actor, contractId, 'owner')
        const { search, $top, $skip } = query
        return shareCandidates(db, actor, contractId, {
          ...{ search, limit: rowLimit($top), skip: $skip },
        })
      }),
    ),
    route(sharingEndpoints.share, ({ actor, params, body }) =>
      inCompany(actor, (db) => shareContract(parts, db, actor, params.contractId, body)),
    ),
    route(sharingEndpoints.change, ({ actor, params, body }) =>
      inCompany(actor, (db) => changeShare(parts, db, actor, params, body)),
    ),
    route(sharingEndpoints.revoke, ({ actor, params }) =>
      inCompany(actor, (db) => revokeShare(parts, db, actor, params)),
    ),
    route(sharingEndpoints.resend, ({ actor, params }) =>
      inCompany(actor, (db) => resendShare(parts, db, actor, params)),
    ),
  ]
}
