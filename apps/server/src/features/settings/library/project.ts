import { partiesEndpoints } from '@tacite/api/settings/parties-endpoints.ts'
import { projectsEndpoints } from '@tacite/api/settings/project-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes, recordRows, records, requireText } from '../administration/public.ts'
import { contractsUsing } from './contract-uses.ts'

const contracts = contractsUsing('project', 'project')

/** Every contract has a project: only one without contracts can be deleted. */
export const projects = records<typeof projectsEndpoints, 'project'>({
  ...recordRows({
    table: 'project',
    notFound: 'PROJECT_NOT_FOUND',
    words: sql`project.title || ' ' || project.description`,
    orders: { title: { text: sql`project.title` }, contracts: { figure: contracts } },
    select: (found) =>
      found
        .select(['project.id as _id', 'project.title', 'project.description'])
        .select(contracts.as('contracts')),
  }),
  noun: 'project',
  table: 'project',
  name: { field: 'title', index: 'project_title' },
  columns: (form) => {
    requireText('title', form.title)
    return form
  },
  newColumns: (now) => ({ created_at: now }),
  whyKept: (project) =>
    project.contracts > 0
      ? { code: 'PROJECT_USED', params: { contracts: project.contracts } }
      : null,
})

export function projectsRoutes(deps: Platform): Route[] {
  return [
    ...recordRoutes(deps, projectsEndpoints, projects),
    route(partiesEndpoints.createProject, async ({ db, actor, body }) => {
      const form = { title: body.name, description: '' }
      const { _id, title } = await projects.create(deps, db, actor, form).catch(refusedAsName)
      return { _id, name: title }
    }),
  ]
}

/** The form of a contract calls the title a name. */
function refusedAsName(error: unknown): never {
  if (!(error instanceof Refused)) throw error
  throw new Refused(
    error.kind,
    error.refusals.map((refusal) => ({ ...refusal, field: 'name' })),
  )
}
