import { partiesEndpoints } from '@tacite/api/parties-endpoints.ts'
import { projectsEndpoints } from '@tacite/api/project-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createProject, removeProject, updateProject } from './change-project.ts'
import { project, projects } from './project-list.query.ts'

export function projectsRoutes(parts: Platform): Route[] {
  return [
    route(projectsEndpoints.list, ({ db, actor, query }) => projects(db, actor.locale, query)),
    route(projectsEndpoints.read, ({ db, params }) => project(db, params.projectId)),
    route(projectsEndpoints.create, ({ db, actor, body }) => createProject(parts, db, actor, body)),
    route(projectsEndpoints.update, ({ db, actor, params, body }) =>
      updateProject(parts, db, actor, params.projectId, body),
    ),
    route(projectsEndpoints.remove, ({ db, actor, params }) =>
      removeProject(parts, db, actor, params.projectId),
    ),
    route(partiesEndpoints.createProject, async ({ db, actor, body }) => {
      const form = { title: body.name, description: '' }
      const { _id, title } = await createProject(parts, db, actor, form, 'name')
      return { _id, name: title }
    }),
  ]
}
