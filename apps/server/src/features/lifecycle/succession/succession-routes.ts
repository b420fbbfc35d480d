import { successionEndpoints } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { amendmentDocument } from './amendment-document.ts'
import { contractTree } from './contract-tree.query.ts'
import { amendmentNumber } from './first-titles.ts'
import { makeContract } from './make-contract.ts'
import { readSource } from './read-source.query.ts'
import { nextStart, readStarts, readSuccession } from './succession.query.ts'

export function successionRoutes(deps: Platform): Route[] {
  return [
    route(successionEndpoints.read, ({ db, actor, params }) =>
      readSuccession(db, actor, params.contractId),
    ),
    route(successionEndpoints.tree, ({ db, actor, params }) =>
      contractTree(db, actor, params.contractId),
    ),
    route(successionEndpoints.starts, ({ db, actor, params }) =>
      readStarts(db, actor, params.contractId),
    ),
    route(successionEndpoints.duplicate, async ({ db, actor, params, body }) => {
      const { contractId: sourceId } = params
      await requireAct(db, actor, 'duplicate', sourceId)
      const making = { sourceId, kind: 'copy', carried: body, effectiveDate: null } as const
      return makeContract(deps, db, actor, making)
    }),
    route(successionEndpoints.renew, async ({ db, actor, params, body }) => {
      const { contractId: sourceId } = params
      await requireAct(db, actor, 'renewAsNew', sourceId)
      const effectiveDate = await nextStart(db, actor, sourceId)
      return makeContract(deps, db, actor, {
        sourceId,
        kind: 'renewal',
        carried: body,
        effectiveDate,
      })
    }),
    route(successionEndpoints.amend, async ({ db, actor, params, body }) => {
      const { contractId: sourceId } = params
      await requireAct(db, actor, 'amend', sourceId)
      const source = await readSource(db, actor, sourceId)
      const number = await amendmentNumber(db, actor, sourceId)
      return makeContract(deps, db, actor, {
        sourceId,
        kind: 'amendment',
        carried: { ...body, text: false, parties: true, terms: false, values: false },
        effectiveDate: null,
        document: amendmentDocument(source, { title: body.title, number }),
      })
    }),
  ]
}
