import { keepingEndpoints as endpoints } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  archiveContracts,
  requireDone,
  restoreContracts,
  type Outcome,
} from './archive-contracts.ts'
import { contractKeeping } from './contract-keeping.query.ts'
import { judgeContracts, type JudgedContract } from './judge-contracts.ts'
import { lockContract, unlockContract } from './lock-contract.ts'

export function keepingRoutes(deps: Platform): Route[] {
  return [
    route(endpoints.read, ({ db, actor, level, params }) =>
      contractKeeping(db, actor, params.contractId, level),
    ),
    route(endpoints.archive, async ({ db, actor, params }) =>
      requireDone(await archiveContracts(deps, db, actor, [params.contractId])),
    ),
    route(endpoints.restore, async ({ db, actor, params }) =>
      requireDone(await restoreContracts(deps, db, actor, [params.contractId])),
    ),
    route(endpoints.judge, async ({ db, actor, body }) => {
      const judged = await judgeContracts(db, actor, 'archive', body.contractIds)
      return { value: judged.map((each) => presentJudged(actor, each)) }
    }),
    route(endpoints.archiveMany, async ({ db, actor, body }) =>
      presentOutcome(actor, await archiveContracts(deps, db, actor, body.contractIds)),
    ),
    route(endpoints.restoreMany, async ({ db, actor, body }) =>
      presentOutcome(actor, await restoreContracts(deps, db, actor, body.contractIds)),
    ),
    route(endpoints.lock, ({ db, actor, params, body }) =>
      lockContract(deps, db, actor, params.contractId, body),
    ),
    route(endpoints.unlock, ({ db, actor, params }) =>
      unlockContract(deps, db, actor, params.contractId),
    ),
  ]
}

function presentOutcome(actor: Actor, { done, refused }: Outcome) {
  return { done, refused: refused.map((each) => presentJudged(actor, each)) }
}

function presentJudged(actor: Actor, { id, title, refusal }: JudgedContract) {
  return { _id: id, title, reason: reasonOf(actor, refusal?.code ?? null) }
}
