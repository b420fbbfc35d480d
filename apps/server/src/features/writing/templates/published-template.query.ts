import type { FieldValues } from '@tacite/document/field-definition.ts'
import { currentDocument } from '@tacite/document/schema-version.ts'
import type { TemplateQuestion } from '@tacite/document/template-questions.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { versionFiles } from './files/template-files.query.ts'
import { mayUseTemplate } from './template-users.ts'
import type { TemplateContent } from './written-template.query.ts'

/** One version of a template, as it was published. @throws Refused NOT_FOUND */
export async function readVersion(
  db: CompanyDatabase,
  templateId: string,
  number: number,
): Promise<TemplateContent> {
  const version = await db
    .select('template_version')
    .where('template_version.template_id', '=', templateId)
    .where('template_version.number', '=', number)
    .select(['locale', 'document', 'schema_version', 'lifecycle', 'field_values'])
    .select('questions')
    .executeTakeFirst()
  if (!version) throw new Refused('NOT_FOUND', 'TEMPLATE_VERSION_NOT_FOUND')
  return {
    document: currentDocument(version.document, version.schema_version),
    locale: version.locale,
    lifecycle: version.lifecycle as Partial<LifecycleTerms>,
    values: version.field_values as FieldValues,
    questions: version.questions as TemplateQuestion[],
    files: await versionFiles(db, templateId, number),
  }
}

export interface PublishedTemplate extends TemplateContent {
  id: string
  /** Where its images are shown. */
  textId: string
  version: number
  title: string
}

/**
 * What a person's contracts made of a template start from.
 *
 * @throws Refused NOT_FOUND; FORBIDDEN where it is kept to others; STATE while it is retired, or before its first version
 */
export async function readPublished(
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
): Promise<PublishedTemplate> {
  const template = await db
    .select('template')
    .where('template.id', '=', templateId)
    .select(['text_id', 'title', 'published_version', 'retired_at'])
    .select(mayUseTemplate(actor).as('may_use'))
    .executeTakeFirst()
  if (!template) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
  const { text_id: textId, title, published_version: version } = template
  if (!template.may_use) throw new Refused('FORBIDDEN', 'TEMPLATE_KEPT_TO_OTHERS')
  if (template.retired_at) throw new Refused('STATE', 'TEMPLATE_RETIRED')
  if (version === null) throw new Refused('STATE', 'TEMPLATE_NOT_PUBLISHED')
  return {
    id: templateId,
    textId,
    version,
    title,
    ...(await readVersion(db, templateId, version)),
  }
}
