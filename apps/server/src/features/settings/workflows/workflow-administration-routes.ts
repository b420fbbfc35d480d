import { workflowAdministrationEndpoints as endpoints } from '@tacite/api/settings/workflow-administration-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  copyWorkflow,
  createWorkflow,
  makeWorkflowDefault,
  removeWorkflow,
} from './change-workflow.ts'
import { saveWorkflow } from './save-workflow.ts'
import { workflow, workflows } from './workflow-list.query.ts'

export function workflowAdministrationRoutes(deps: Platform): Route[] {
  return [
    route(endpoints.list, ({ db, actor, query }) => workflows(db, actor.locale, query)),
    route(endpoints.read, ({ db, params }) => workflow(db, params.workflowId)),
    route(endpoints.create, ({ db, actor, body }) => createWorkflow(deps, db, actor, body)),
    route(endpoints.copy, ({ db, actor, params, body }) =>
      copyWorkflow(deps, db, actor, params.workflowId, body),
    ),
    // A step may have a hundred thousand contracts: readers must not wait for their move.
    route(endpoints.save, ({ db, actor, params, body }) =>
      saveWorkflow(deps, db, actor, params.workflowId, body),
    ),
    route(endpoints.makeDefault, ({ db, actor, params }) =>
      makeWorkflowDefault(deps, db, actor, params.workflowId),
    ),
    route(endpoints.remove, ({ db, actor, params }) =>
      removeWorkflow(deps, db, actor, params.workflowId),
    ),
  ]
}
