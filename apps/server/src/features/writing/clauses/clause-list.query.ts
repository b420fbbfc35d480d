import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

type ClauseList = ResponseOf<typeof clausesEndpoints.list>
type Listed = ClauseList['value'][number]
type Filters = QueryOf<typeof clausesEndpoints.list>

/** "All" on the wire, `$top` of 0 or -1, is so many rows. */
const ALL = 1000

/** The clause library by title, with what each clause says. */
export async function clauseList(
  db: CompanyDatabase,
  { title, $top, $skip }: Filters,
): Promise<ClauseList> {
  const words = title.split(/\s+/).filter(Boolean)
  const found = words.reduce(
    (query, word) =>
      query.where(
        sql<boolean>`(clause.title || ' ' || clause.description) ilike ${`%${escapeLike(word)}%`}`,
      ),
    db.select('clause'),
  )
  const { count } = await found
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('category', (join) =>
      join
        .onRef('category.company_id', '=', 'clause.company_id')
        .onRef('category.id', '=', 'clause.category_id'),
    )
    .innerJoin('text_section', (join) =>
      join
        .onRef('text_section.company_id', '=', 'clause.company_id')
        .onRef('text_section.text_id', '=', 'clause.text_id'),
    )
    .select('clause.id as _id')
    .select('clause.text_id as textId')
    .select('clause.title')
    .select('clause.description')
    .select(['text_section.content', 'text_section.schema_version'])
    .select('category.name as category')
    .orderBy('clause.title')
    .orderBy('clause.id')
    .limit($top > 0 ? $top : ALL)
    .offset($skip)
    .execute()
  return {
    value: rows.map(({ content, schema_version: version, ...row }) => ({
      ...row,
      content: currentContent(content, version) as unknown as Listed['content'],
    })),
    count: Number(count),
  }
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
