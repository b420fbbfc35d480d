import { successionEndpoints } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { contractTree } from './contract-tree.query.ts'
import { amendContract, duplicateContract, renewAsNew } from './follow-contract.ts'
import { makeTemplate } from './make-template.ts'
import { previewAttached } from './preview-attached.query.ts'
import { readStarts, readSuccession } from './succession.query.ts'

export function successionRoutes(deps: Platform): Route[] {
  return [
    route(successionEndpoints.read, ({ db, actor, params }) =>
      readSuccession(db, actor, params.contractId),
    ),
    route(successionEndpoints.tree, ({ db, actor, params }) =>
      contractTree(db, actor, params.contractId),
    ),
    route(successionEndpoints.previewAttached, ({ db, actor, params, body }) =>
      previewAttached(db, actor, params.contractId, body.parentId),
    ),
    route(successionEndpoints.starts, ({ db, actor, params }) =>
      readStarts(db, actor, params.contractId),
    ),
    route(successionEndpoints.duplicate, ({ db, actor, params, body }) =>
      duplicateContract(deps, db, actor, params.contractId, body),
    ),
    route(successionEndpoints.renew, ({ db, actor, params, body }) =>
      renewAsNew(deps, db, actor, params.contractId, body),
    ),
    route(successionEndpoints.amend, ({ db, actor, params, body }) =>
      amendContract(deps, db, actor, params.contractId, body),
    ),
    route(successionEndpoints.makeTemplate, ({ db, actor, params, body }) =>
      makeTemplate(deps, db, actor, params.contractId, body.title),
    ),
  ]
}
