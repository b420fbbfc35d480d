import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { partTerms } from '@tacite/document/terms-in-fields.ts'
import type { TemplateQuestion } from '@tacite/document/template-questions.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertText } from '../texts/public.ts'
import { insertVersion } from './insert-version.ts'

export interface NewTemplate {
  document: ContractDocument
  locale: Locale
  name?: string
  description: string
  typeId?: string | null
  categoryId?: string | null
  workflowId?: string | null
  circuitId?: string | null
  /** Initial details of a contract made from it. */
  lifecycle?: Partial<LifecycleTerms>
  /** What the new-contract form proposes; those that are terms take the place of the others. */
  fieldValues?: FieldValues
  questions?: readonly TemplateQuestion[]
}

/** Inserts a template with its text, titled like its document: nothing of it is published yet. Returns its id. */
export async function insertTemplate(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  {
    document,
    locale,
    name,
    description,
    typeId,
    categoryId,
    workflowId,
    circuitId,
    ...start
  }: NewTemplate,
  { writtenBy }: { writtenBy: string | null },
): Promise<string> {
  const now = deps.clock.now()
  const id = newId(now)
  const { lifecycle, values } = partTerms(start.fieldValues ?? {})
  await db
    .insert('template', {
      id,
      text_id: await insertText(deps, db, document, { locale, writtenBy }),
      title: document.title,
      name: name ?? '',
      description,
      contract_type_id: typeId ?? null,
      category_id: categoryId ?? null,
      workflow_id: workflowId ?? null,
      circuit_id: circuitId ?? null,
      lifecycle: JSON.stringify({ ...start.lifecycle, ...lifecycle }),
      field_values: JSON.stringify(values),
      questions: JSON.stringify(start.questions ?? []),
      created_by: writtenBy,
      created_at: now,
      managed_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** Inserts a template that comes with the product: contracts can be made of it at once. Returns its id. */
export async function insertShippedTemplate(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  template: NewTemplate,
): Promise<string> {
  const id = await insertTemplate(deps, db, template, { writtenBy: null })
  await insertVersion(deps, db, id, { note: '', publishedBy: null })
  return id
}
