import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import { valuesOfTerms } from '@tacite/document/terms-in-fields.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { folderSource } from '../../settings/choices/public.ts'
import { mayUseTemplate } from '../templates/public.ts'

type Templates = ResponseOf<typeof contractsEndpoints.templates>
type Row = Templates['value'][number] & { lifecycle: Partial<LifecycleTerms> }

/** Templates to create a contract from, found by their title and description, with what the form fills in. */
export async function templateChoices(
  db: CompanyDatabase,
  actor: Actor,
  asked: QueryOf<typeof contractsEndpoints.templates>,
): Promise<Templates> {
  const page = await choicePage<Row>(db, actor.locale, templateSource(actor, asked), asked)
  return { ...page, value: page.value.map(withTerms) }
}

/** The form asks for terms among the fields. */
function withTerms({ lifecycle, values, ...template }: Row): Templates['value'][number] {
  const terms = Object.entries(valuesOfTerms(lifecycle)).filter(([, value]) => isFilled(value))
  const proposed = { ...values, ...Object.fromEntries(terms) }
  return { ...template, values: proposed as typeof values }
}

/** Those that are published and that the person may use; a retired one is named where it is asked for, and offered no more. */
function templateSource(
  actor: Actor,
  { ids }: { ids?: readonly string[] | undefined },
): ChoiceSource {
  return {
    from: sql`template
      join template_version as version on version.company_id = template.company_id
        and version.template_id = template.id and version.number = template.published_version`,
    where: sql`template.company_id = ${actor.companyId} and ${mayUseTemplate(actor)} and ${ids ? sql`true` : sql`template.retired_at is null`}`,
    id: sql`template.id`,
    name: sql`template.title`,
    folded: sql`fold_text(template.title || ' ' || template.name || ' ' || template.description)`,
    columns: {
      description: sql`template.description`,
      typeId: sql`template.contract_type_id`,
      folders: proposedFolders(actor),
      fields: sql`version.variables`,
      passages: sql`version.passages`,
      values: sql`version.field_values`,
      questions: sql`version.questions`,
      lifecycle: sql`version.lifecycle`,
      version: sql`version.number`,
      files: FILES,
      locale: sql`version.locale`,
      languages: languagesFor(actor),
    },
  }
}

/** Those of the same template that this person could choose instead. */
function languagesFor(actor: Actor): RawBuilder<unknown> {
  return sql`coalesce((
    select json_agg(json_build_object('_id', other.id, 'name', other.title, 'locale', published.locale) order by published.locale, other.id)
    from template as other join template_version as published on published.company_id = other.company_id
      and published.template_id = other.id and published.number = other.published_version
    where other.company_id = template.company_id and other.id <> template.id and other.retired_at is null
      and ${mayUseTemplate(actor, 'other')}
      and (other.id = template.translated_from or other.translated_from = coalesce(template.translated_from, template.id))), '[]')`
}

const FILES = sql`coalesce((
  select json_agg(json_build_object('_id', file.id, 'name', file.name, 'sizeBytes', file.size_bytes) order by file.position, file.id)
  from template_version_file as file where file.company_id = version.company_id
    and file.template_id = version.template_id and file.number = version.number), '[]')`

/** Those of the template that the person sees, if they may file contracts. */
function proposedFolders(actor: Actor): RawBuilder<unknown> {
  const mayFile = actor.permissions.has('contracts3:file')
  return sql`coalesce((
    select json_agg(json_build_object('_id', folder.id, 'name', folder.path) order by folder.path, folder.id)
    from template_folder join folder on folder.company_id = template_folder.company_id and folder.id = template_folder.folder_id
    where ${mayFile ? sql`true` : sql`false`} and template_folder.company_id = template.company_id
      and template_folder.template_id = template.id and ${folderSource(actor).where}), '[]')`
}
