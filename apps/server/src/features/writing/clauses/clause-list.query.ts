import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { ClauseRow, clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { listRecords } from '../../settings/administration/public.ts'
import { foldersOf, isFiledIn } from '../../settings/folders/public.ts'
import { presentIdentity, withIdentity, type IdentityRow } from './clause-columns.ts'

type Asked = QueryOf<typeof clausesEndpoints.list>

/** The standard clauses that a list asks for, found by the words of their variants as well. */
export async function clauseList(
  db: CompanyDatabase,
  actor: Actor,
  asked: Asked,
): Promise<{ value: ClauseRow[]; count: number }> {
  const { value, count } = await listRecords(
    db,
    actor.locale,
    asked,
    {
      table: 'clause',
      words: sql`clause.title || ' ' || clause.description || ' ' || ${VARIANT_TITLES}`,
      orders: {
        title: { text: sql`clause.title` },
        category: { text: CATEGORY_NAME },
        variantCount: { figure: VARIANT_COUNT },
        version: { figure: sql`coalesce(clause.published_version, 0)` },
        updatedAt: { figure: sql`clause.updated_at` },
      },
      select: (found) => withRow(found, actor),
    },
    filterOf(db, asked),
  )
  return { value: value.map(presentIdentity), count }
}

/** One line of the list; the category and the folders of a variant are those of its standard clause. */
export function withRow(
  found: SelectQueryBuilder<DB, 'clause', object>,
  actor: Actor,
): SelectQueryBuilder<DB, 'clause', Row> {
  return withIdentity(found)
    .select([CATEGORY.as('category'), foldersOf('clause', actor).as('folders')])
    .select([LOCALE.as('locale'), VARIANT_COUNT.as('variantCount')])
    .select('clause.description')
}

type Row = IdentityRow & Omit<ClauseRow, 'state' | 'updatedAt'>

const ofClause = sql`category.company_id = clause.company_id and category.id = clause.category_id`

const CATEGORY = sql<ClauseRow['category']>`(
  select json_build_object('_id', category.id, 'name', category.name) from category where ${ofClause})`

const CATEGORY_NAME = sql<string>`coalesce((select category.name from category where ${ofClause}), '')`

const ofStandard = sql`variant.company_id = clause.company_id and variant.standard_id = clause.id`

const VARIANT_COUNT = sql<number>`(select count(*)::int from clause as variant where ${ofStandard})`

const VARIANT_TITLES = sql<string>`coalesce((
  select string_agg(variant.title, ' ') from clause as variant where ${ofStandard}), '')`

const LOCALE = sql<ClauseRow['locale']>`(select text.locale from text
  where text.company_id = clause.company_id and text.id = clause.text_id)`

function filterOf(
  { companyId }: CompanyDatabase,
  { categoryId, state, folderId, locale }: Asked,
): RawBuilder<boolean> {
  const conditions = [sql<boolean>`clause.standard_id is null`]
  if (categoryId) conditions.push(isInCategory(companyId, categoryId))
  if (state) conditions.push(WITH_STATE[state])
  if (folderId) conditions.push(isFiledIn('clause', folderId))
  if (locale) conditions.push(sql`${LOCALE} = ${locale}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** As `clauseState` has it. */
const WITH_STATE = {
  draft: sql<boolean>`clause.published_version is null`,
  published: sql<boolean>`clause.published_version is not null`,
} as const

/** In the category itself, or in one below it. */
function isInCategory(companyId: string, categoryId: string): RawBuilder<boolean> {
  return sql<boolean>`clause.category_id in (
    with recursive below (id) as (
      select category.id from category where category.company_id = ${companyId} and category.id = ${categoryId}
      union
      select category.id from category join below on category.parent_id = below.id where category.company_id = ${companyId}
    ) select below.id from below)`
}
