import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { endpoint } from './endpoint.ts'
import { removal } from './removals-endpoints.ts'
import { nameShapes } from './shape-names.ts'

const form = z.strictObject({
  title: z.string().trim().max(200),
  description: z.string().trim().max(2000).default(''),
})

const project = z.object({
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  contracts: z.number().int(),
})
export type ProjectRow = z.infer<typeof project>

const projectParams = z.strictObject({ projectId: z.uuid() })

nameShapes({ Project: project, ProjectForm: form })

export const projectsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/administration/projects',
    access: 'modules:projects',
    summary: 'Projects, with how many contracts belong to them.',
    query: z.strictObject(administrationQuery(['title', 'contracts'])),
    response: z.object({ value: z.array(project), count: z.number().int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/administration/projects/:projectId',
    access: 'modules:projects',
    summary: 'One project.',
    params: projectParams,
    response: project,
  }),
  create: endpoint({
    method: 'POST',
    path: '/administration/projects',
    access: 'modules:projects',
    summary: 'Create a project.',
    body: form,
    response: project,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/administration/projects/:projectId',
    access: 'modules:projects',
    summary: 'Change a project.',
    params: projectParams,
    body: form,
    response: project,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/projects/:projectId',
    access: 'modules:projects',
    summary: 'Delete a project without contracts; it can be put back for thirty days.',
    params: projectParams,
    response: removal,
  }),
}
