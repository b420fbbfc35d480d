import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readDocument } from '../texts/public.ts'

export interface Template {
  id: string
  textId: string
  title: string
  document: ContractDocument
  lifecycle: Partial<LifecycleTerms>
}

/** One template with its text. @throws Refused NOT_FOUND */
export async function readTemplate(db: CompanyDatabase, templateId: string): Promise<Template> {
  const template = await db
    .select('template')
    .where('template.id', '=', templateId)
    .select(['id', 'text_id', 'title', 'lifecycle'])
    .executeTakeFirst()
  if (!template) throw new Refused('NOT_FOUND', 'TEMPLATE_NOT_FOUND')
  const { id, text_id: textId, title } = template
  const { document } = await readDocument(db, textId, title)
  return { id, textId, title, document, lifecycle: template.lifecycle as Partial<LifecycleTerms> }
}
