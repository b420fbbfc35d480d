import { tasksEndpoints } from '@tacite/api/tasks-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { setTaskFinished } from './finish-task.ts'
import { countOpenTasks, tasksPage } from './tasks.query.ts'

export function tasksRoutes(parts: Platform): Route[] {
  const { inCompany } = parts
  return [
    route(tasksEndpoints.list, ({ actor, query }) =>
      inCompany(actor.companyId, (db) => tasksPage(db, actor, query)),
    ),
    route(tasksEndpoints.filter, ({ actor, query, body }) =>
      inCompany(actor.companyId, (db) => tasksPage(db, actor, { ...query, ...body })),
    ),
    route(tasksEndpoints.count, ({ actor }) =>
      inCompany(actor.companyId, async (db) => ({ count: await countOpenTasks(db, actor) })),
    ),
    route(tasksEndpoints.finish, ({ actor, params }) =>
      inCompany(actor.companyId, async (db) => ({
        result: await setTaskFinished(parts, db, actor, { ...params, isFinished: true }),
      })),
    ),
    route(tasksEndpoints.unfinish, ({ actor, params }) =>
      inCompany(actor.companyId, async (db) => ({
        result: await setTaskFinished(parts, db, actor, { ...params, isFinished: false }),
      })),
    ),
  ]
}
