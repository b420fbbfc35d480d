import { taskRequestsEndpoints as endpoints } from '@tacite/api/work/task-requests-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerRequest, reopenRequest, withdrawRequest } from './answer-request.ts'
import { assignees, assignTask } from './assign-task.ts'
import { contractRequests } from './contract-requests.query.ts'

/** Tasks that people give each other. */
export function taskRequestsRoutes(deps: Platform): Route[] {
  return [
    route(endpoints.list, ({ db, actor, level, params }) =>
      contractRequests(db, actor, params.contractId, level),
    ),
    route(endpoints.assignees, ({ db, actor, params, query }) =>
      assignees(db, actor, params.contractId, query),
    ),
    route(endpoints.assign, ({ db, actor, params, body }) =>
      assignTask(deps, db, actor, params.contractId, body),
    ),
    route(endpoints.answer, async ({ db, actor, params, body }) => ({
      result: await answerRequest(deps, db, actor, { ...params, ...body }),
    })),
    route(endpoints.reopen, ({ db, actor, params }) =>
      reopenRequest(deps, db, actor, params.requestId),
    ),
    route(endpoints.withdraw, ({ db, actor, params }) =>
      withdrawRequest(deps, db, actor, params.requestId),
    ),
  ]
}
