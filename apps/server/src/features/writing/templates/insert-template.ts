import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertText } from '../texts/public.ts'

export interface NewTemplate {
  document: ContractDocument
  locale: Locale
  description: string
  typeId?: string | null
  /** Initial details of a contract made from it. */
  lifecycle?: Partial<LifecycleTerms>
  /** What the new-contract form proposes. */
  fieldValues?: FieldValues
}

/** Inserts a template with its text, titled like its document. Returns its id. */
export async function insertTemplate(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { document, locale, description, typeId, lifecycle, fieldValues }: NewTemplate,
  { writtenBy }: { writtenBy: string | null },
): Promise<string> {
  const id = newId(deps.clock.now())
  await db
    .insert('template', {
      id,
      text_id: await insertText(deps, db, document, { locale, writtenBy }),
      title: document.title,
      description,
      contract_type_id: typeId ?? null,
      lifecycle: JSON.stringify(lifecycle ?? {}),
      field_values: JSON.stringify(fieldValues ?? {}),
      updated_at: deps.clock.now(),
    })
    .execute()
  return id
}
