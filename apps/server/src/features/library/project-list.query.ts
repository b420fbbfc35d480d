import type { ProjectRow } from '@tacite/api/project-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { DB } from '../../platform/database/generated/schema.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { contractsUsing } from './contract-uses.ts'
import { pageOf, type ListQuery } from './listing.ts'

/** Projects, with how many contracts belong to them. */
export async function projects(
  db: CompanyDatabase,
  locale: Locale,
  asked: ListQuery<'title' | 'contracts'>,
): Promise<{ value: ProjectRow[]; count: number }> {
  const text = sql`project.title || ' ' || project.description`
  return pageOf(db.select('project').where(holdsWords(text, asked.search)), asked, {
    orders: { title: { text: sql`project.title` }, contracts: { figure: contractsOfProject } },
    defaultOrder: 'title asc',
    id: sql`project.id`,
    locale,
    columns: withUse,
  })
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function project(db: CompanyDatabase, projectId: string): Promise<ProjectRow> {
  const row = await withUse(
    db.select('project').where('project.id', '=', projectId),
  ).executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'PROJECT_NOT_FOUND')
  return row
}

const contractsOfProject = contractsUsing('project', 'project')

function withUse(
  found: SelectQueryBuilder<DB, 'project', object>,
): SelectQueryBuilder<DB, 'project', ProjectRow> {
  return found
    .select(['project.id as _id', 'project.title', 'project.description'])
    .select(contractsOfProject.as('contracts'))
}
