import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { variablesOfTexts } from '../texts/public.ts'

type Templates = ResponseOf<typeof contractsEndpoints.templates>
type Row = Omit<Templates['value'][number], 'fields'> & { textId: string }

/** Templates to create a contract from, found by their title and description, with what the form fills in. */
export async function templateChoices(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  asked: QueryOf<typeof contractsEndpoints.templates>,
): Promise<Templates> {
  const page = await choicePage<Row>(db, locale, templateSource(db), asked)
  const variables = await variablesOfTexts(
    db,
    page.value.map(({ textId }) => textId),
  )
  return {
    ...page,
    value: page.value.map(({ textId, ...template }) => ({
      ...template,
      fields: variables.get(textId) ?? [],
    })),
  }
}

function templateSource({ companyId }: CompanyDatabase): ChoiceSource {
  return {
    from: sql`template`,
    where: sql`template.company_id = ${companyId}`,
    id: sql`template.id`,
    name: sql`template.title`,
    folded: sql`fold_text(template.title || ' ' || template.description)`,
    columns: {
      description: sql`template.description`,
      typeId: sql`template.contract_type_id`,
      textId: sql`template.text_id`,
      values: sql`template.field_values`,
    },
  }
}
