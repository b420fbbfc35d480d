import {
  workflowAdministrationEndpoints as endpoints,
  type WorkflowRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { stepDescription, stepName } from '../../../platform/database/system-names.ts'
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
    route(endpoints.list, async ({ db, actor, query }) => {
      const { value, count } = await workflows(db, actor.locale, query)
      return { value: value.map((row) => asRead(row, actor)), count }
    }),
    route(endpoints.read, async ({ db, actor, params }) =>
      asRead(await workflow(db, params.workflowId), actor),
    ),
    route(endpoints.create, ({ db, actor, body }) => createWorkflow(deps, db, actor, body)),
    route(endpoints.copy, async ({ db, actor, params, body }) =>
      asRead(await copyWorkflow(deps, db, actor, params.workflowId, body), actor),
    ),
    // A step may have a hundred thousand contracts: readers must not wait for their move.
    route(endpoints.save, async ({ db, actor, params, body }) =>
      asRead(await saveWorkflow(deps, db, actor, params.workflowId, body), actor),
    ),
    route(endpoints.makeDefault, async ({ db, actor, params }) =>
      asRead(await makeWorkflowDefault(deps, db, actor, params.workflowId), actor),
    ),
    route(endpoints.remove, ({ db, actor, params }) =>
      removeWorkflow(deps, db, actor, params.workflowId),
    ),
  ]
}

/** With the steps that were proposed in the reader's language. */
function asRead(row: WorkflowRow, { locale }: Pick<Actor, 'locale'>): WorkflowRow {
  return {
    ...row,
    steps: row.steps.map((step) => ({
      ...step,
      name: stepName(step.name, locale),
      description: stepDescription(step.description, locale),
    })),
  }
}
