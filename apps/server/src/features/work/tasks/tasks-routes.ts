import { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setTaskFinished } from './finish-task.ts'
import { handOverTasks } from './hand-over-tasks.ts'
import { snoozeTask } from './snooze-task.ts'
import { takersPage } from './takers.query.ts'
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
    route(tasksEndpoints.snooze, async ({ db, actor, params, body }) => ({
      result: await snoozeTask(deps, db, actor, { ...params, ...body }),
    })),
    route(tasksEndpoints.wake, async ({ db, actor, params }) => ({
      result: await snoozeTask(deps, db, actor, { ...params, until: null }),
    })),
    route(tasksEndpoints.handOver, ({ db, actor, body }) => handOverTasks(deps, db, actor, body)),
    route(tasksEndpoints.takers, ({ db, actor, query }) => takersPage(db, actor, query)),
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
