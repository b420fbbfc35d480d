import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { currentContent } from '@tacite/document/schema-version.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

type ClauseList = ResponseOf<typeof clausesEndpoints.list>
type Listed = ClauseList['value'][number]
type Row = Omit<Listed, 'content'> & { content: unknown; version: number }

/** The clause library, with what each clause says. */
export async function clauseList(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  asked: QueryOf<typeof clausesEndpoints.list>,
): Promise<ClauseList> {
  const page = await choicePage<Row>(db, locale, clauseSource(db), asked)
  return {
    ...page,
    value: page.value.map(({ content, version, ...row }) => ({
      ...row,
      content: currentContent(content, version) as unknown as Listed['content'],
    })),
  }
}

function clauseSource({ companyId }: CompanyDatabase): ChoiceSource {
  return {
    from: sql`clause
      join text_section on text_section.company_id = clause.company_id and text_section.text_id = clause.text_id
      left join category on category.company_id = clause.company_id and category.id = clause.category_id`,
    where: sql`clause.company_id = ${companyId}`,
    id: sql`clause.id`,
    name: sql`clause.title`,
    folded: sql`fold_text(clause.title || ' ' || clause.description)`,
    columns: {
      textId: sql`clause.text_id`,
      description: sql`clause.description`,
      category: sql`category.name`,
      content: sql`text_section.content`,
      version: sql`text_section.schema_version`,
    },
  }
}
