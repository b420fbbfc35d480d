import { workflowAdministrationEndpoints as endpoints } from '@tacite/api/workflow-administration-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  copyWorkflow,
  createWorkflow,
  makeWorkflowDefault,
  removeWorkflow,
} from './change-workflow.ts'
import { saveWorkflow } from './save-workflow.ts'
import { workflow, workflows } from './workflow-list.query.ts'

export function workflowAdministrationRoutes(parts: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  return [
    route(endpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => workflows(db, actor.locale, query)),
    ),
    route(endpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => workflow(db, params.workflowId)),
    ),
    route(endpoints.create, ({ actor, body }) =>
      inCompany(actor, (db) => createWorkflow(parts, db, actor, body)),
    ),
    route(endpoints.copy, ({ actor, params, body }) =>
      inCompany(actor, (db) => copyWorkflow(parts, db, actor, params.workflowId, body)),
    ),
    // A step may hold a hundred thousand contracts: those who read do not wait for their move.
    route(endpoints.save, ({ actor, params, body }) =>
      parts.inCompanySlowly(actor.companyId, (db) =>
        saveWorkflow(parts, db, actor, params.workflowId, body),
      ),
    ),
    route(endpoints.makeDefault, ({ actor, params }) =>
      inCompany(actor, (db) => makeWorkflowDefault(parts, db, actor, params.workflowId)),
    ),
    route(endpoints.remove, ({ actor, params }) =>
      inCompany(actor, (db) => removeWorkflow(parts, db, actor, params.workflowId)),
    ),
  ]
}
