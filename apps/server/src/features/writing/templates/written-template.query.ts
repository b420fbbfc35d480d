import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import type { TemplateQuestion } from '@tacite/document/template-questions.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readLinkedDocument } from '../texts/public.ts'
import { writtenFiles, type TemplateFile } from './files/template-files.query.ts'

/** What a template gives to a contract: the part of it that is published. */
export interface TemplateContent {
  document: ContractDocument
  locale: Locale
  lifecycle: Partial<LifecycleTerms>
  values: FieldValues
  /** How its form asks for the fields. */
  questions: readonly TemplateQuestion[]
  /** What contracts get as annexes, in their order. */
  files: readonly TemplateFile[]
}

/** A template as it is written now, and the version that contracts start from meanwhile; null: none yet. */
export interface WrittenTemplate extends TemplateContent {
  textId: string
  title: string
  version: number | null
}

/** @throws Refused NOT_FOUND */
export async function readWritten(
  db: CompanyDatabase,
  templateId: string,
): Promise<WrittenTemplate> {
  const template = await db
    .select('template')
    .where('template.id', '=', templateId)
    .select(['text_id', 'title', 'lifecycle', 'field_values', 'questions'])
    .select('published_version')
    .executeTakeFirst()
  if (!template) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
  const { text_id: textId, title } = template
  return {
    ...(await readLinkedDocument(db, textId, title)),
    textId,
    title,
    lifecycle: template.lifecycle as Partial<LifecycleTerms>,
    values: template.field_values as FieldValues,
    questions: template.questions as TemplateQuestion[],
    files: await writtenFiles(db, templateId),
    version: template.published_version,
  }
}
