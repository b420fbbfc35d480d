import { z } from 'zod'
import { administrationQuery } from './administration-list.ts'
import { declareRecords } from './records.ts'
import { nameShapes } from '../shape-names.ts'

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

nameShapes({ Project: project, ProjectForm: form })

export const projectsEndpoints = declareRecords({
  path: '/administration/projects',
  id: 'projectId',
  access: 'modules:projects',
  query: z.strictObject(administrationQuery(['title', 'contracts'])),
  form,
  row: project,
  summaries: {
    list: 'Projects, with how many contracts belong to them.',
    read: 'One project.',
    create: 'Create a project.',
    update: 'Change a project.',
    remove: 'Delete a project without contracts; it can be restored for thirty days.',
  },
})
