import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { presentContent } from './clause-columns.ts'

type Choices = ResponseOf<typeof clausesEndpoints.choices>
type Choice = Choices['value'][number]
interface Kept {
  content: unknown
  schemaVersion: number
}
type Row = Omit<Choice, 'content' | 'fallbacks'> &
  Kept & { fallbacks: (Omit<Choice['fallbacks'][number], 'content'> & Kept)[] }

/** What texts can insert: published clauses with their published fallbacks, found by the words of either. */
export async function clauseChoices(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  asked: QueryOf<typeof clausesEndpoints.choices>,
): Promise<Choices> {
  const page = await choicePage<Row>(db, locale, clauseSource(db), asked)
  return {
    ...page,
    value: page.value.map(({ fallbacks, ...clause }) => ({
      ...withContent(clause),
      fallbacks: fallbacks.map(withContent),
    })),
  }
}

function withContent<Offered extends Kept>({ content, schemaVersion, ...offered }: Offered) {
  return { ...offered, content: presentContent({ content, schemaVersion }) }
}

function clauseSource({ companyId }: CompanyDatabase): ChoiceSource {
  return {
    from: sql`clause
      join clause_version as version on version.company_id = clause.company_id
        and version.clause_id = clause.id and version.number = clause.published_version
      left join category on category.company_id = clause.company_id and category.id = clause.category_id`,
    where: sql`clause.company_id = ${companyId} and clause.standard_id is null`,
    id: sql`clause.id`,
    name: sql`clause.title`,
    folded: sql`fold_text(clause.title || ' ' || clause.description || ' ' || ${FALLBACK_WORDS})`,
    columns: {
      textId: sql`clause.text_id`,
      version: sql`clause.published_version`,
      heading: sql`version.title`,
      description: sql`clause.description`,
      category: sql`category.name`,
      useWhen: sql`clause.use_when`,
      content: sql`version.content`,
      schemaVersion: sql`version.schema_version`,
      fallbacks: FALLBACKS,
    },
  }
}

const fallbacks = sql`clause as fallback
  join clause_version as offered on offered.company_id = fallback.company_id and offered.clause_id = fallback.id
    and offered.number = fallback.published_version
  where fallback.company_id = clause.company_id and fallback.standard_id = clause.id and fallback.stance = 'fallback'`

const FALLBACK_WORDS = sql`coalesce((select string_agg(fallback.title || ' ' || fallback.use_when, ' ') from ${fallbacks}), '')`

const FALLBACKS = sql`coalesce((
  select json_agg(json_build_object('_id', fallback.id, 'name', fallback.title, 'textId', fallback.text_id, 'version', fallback.published_version,
    'heading', offered.title, 'useWhen', fallback.use_when, 'content', offered.content, 'schemaVersion', offered.schema_version)
    order by fallback.position, fallback.id) from ${fallbacks}), '[]')`
