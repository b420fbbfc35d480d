import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import { valuesOfTerms } from '@tacite/document/terms-in-fields.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

type Templates = ResponseOf<typeof contractsEndpoints.templates>
type Row = Templates['value'][number] & { lifecycle: Partial<LifecycleTerms> }

/** Templates to create a contract from, found by their title and description, with what the form fills in. */
export async function templateChoices(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  asked: QueryOf<typeof contractsEndpoints.templates>,
): Promise<Templates> {
  const page = await choicePage<Row>(db, locale, templateSource(db, asked), asked)
  return { ...page, value: page.value.map(withTerms) }
}

/** The form asks for terms among the fields. */
function withTerms({ lifecycle, values, ...template }: Row): Templates['value'][number] {
  const terms = Object.entries(valuesOfTerms(lifecycle)).filter(([, value]) => isFilled(value))
  const proposed = { ...values, ...Object.fromEntries(terms) }
  return { ...template, values: proposed as typeof values }
}

/** Those that are published; a retired one is named where it is asked for, and offered no more. */
function templateSource(
  { companyId }: CompanyDatabase,
  { ids }: { ids?: readonly string[] | undefined },
): ChoiceSource {
  return {
    from: sql`template
      join template_version as version on version.company_id = template.company_id
        and version.template_id = template.id and version.number = template.published_version`,
    where: sql`template.company_id = ${companyId} and ${ids ? sql`true` : sql`template.retired_at is null`}`,
    id: sql`template.id`,
    name: sql`template.title`,
    folded: sql`fold_text(template.title || ' ' || template.name || ' ' || template.description)`,
    columns: {
      description: sql`template.description`,
      typeId: sql`template.contract_type_id`,
      fields: sql`version.variables`,
      values: sql`version.field_values`,
      lifecycle: sql`version.lifecycle`,
    },
  }
}
