import { partiesEndpoints } from '@tacite/api/parties-endpoints.ts'
import { projectsEndpoints } from '@tacite/api/project-endpoints.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createProject, removeProject, updateProject } from './change-project.ts'
import { project, projects } from './project-list.query.ts'

export function projectsRoutes(parts: Platform): Route[] {
  return [
    route(projectsEndpoints.list, ({ actor, query }) =>
      parts.inCompany(actor.companyId, (db) => projects(db, actor.locale, query)),
    ),
    route(projectsEndpoints.read, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) => project(db, params.projectId)),
    ),
    route(projectsEndpoints.create, ({ actor, body }) =>
      parts.inCompany(actor.companyId, (db) => createProject(parts, db, actor, body)),
    ),
    route(projectsEndpoints.update, ({ actor, params, body }) =>
      parts.inCompany(actor.companyId, (db) =>
        updateProject(parts, db, actor, params.projectId, body),
      ),
    ),
    route(projectsEndpoints.remove, ({ actor, params }) =>
      parts.inCompany(actor.companyId, (db) => removeProject(parts, db, actor, params.projectId)),
    ),
    route(partiesEndpoints.createProject, ({ actor, body }) =>
      parts.inCompany(actor.companyId, async (db) => {
        const form = { title: body.name, description: '' }
        const { _id, title } = await createProject(parts, db, actor, form, 'name')
        return { _id, name: title }
      }),
    ),
  ]
}
