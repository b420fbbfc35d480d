import { teamTasksEndpoints } from '@tacite/api/work/team-tasks-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { teamPeople, teamTasksPage } from './team-tasks.query.ts'

/** What the people below somebody have to do. */
export function teamTasksRoutes(): Route[] {
  return [
    route(teamTasksEndpoints.people, ({ db, actor }) => teamPeople(db, actor)),
    route(teamTasksEndpoints.list, ({ db, actor, query }) => teamTasksPage(db, actor, query)),
  ]
}
