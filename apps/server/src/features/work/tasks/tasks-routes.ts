import { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setTaskFinished } from './finish-task.ts'
import { countOpenTasks, requireOwnTask, tasksPage } from './tasks.query.ts'

export function tasksRoutes(deps: Platform): Route[] {
  return [
    route(tasksEndpoints.list, ({ db, actor, query }) => tasksPage(db, actor, query)),
    route(tasksEndpoints.filter, ({ db, actor, query, body }) =>
      tasksPage(db, actor, { ...query, ...body }),
    ),
    route(tasksEndpoints.read, async ({ db, actor, params }) => ({
      result: await requireOwnTask(db, actor, params.taskId),
    })),
    route(tasksEndpoints.count, async ({ db, actor }) => ({
      count: await countOpenTasks(db, actor),
    })),
    route(tasksEndpoints.finish, async ({ db, actor, params }) => ({
      result: await setTaskFinished(deps, db, actor, { ...params, isFinished: true }),
    })),
    route(tasksEndpoints.unfinish, async ({ db, actor, params }) => ({
      result: await setTaskFinished(deps, db, actor, { ...params, isFinished: false }),
    })),
  ]
}
