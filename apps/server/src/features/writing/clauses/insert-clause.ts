import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertText } from '../texts/public.ts'

export interface NewClause {
  title: string
  description: string
  content: RichText
  categoryId: string | null
  locale: Locale
}

/** Inserts a clause with its text: one section, under the clause's title until renamed. Returns its id. */
export async function insertClause(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { title, description, content, categoryId, locale }: NewClause,
  { writtenBy }: { writtenBy: string | null },
): Promise<string> {
  const now = deps.clock.now()
  const id = newId(now)
  await db
    .insert('clause', {
      id,
      text_id: await insertText(deps, db, documentOf(title, content), { locale, writtenBy }),
      category_id: categoryId,
      title,
      description,
      created_by: writtenBy,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

function documentOf(title: string, content: RichText): ContractDocument {
  const sections = [{ id: '', level: 1 as const, title, audience: 'anyone' as const, content }]
  return {
    title,
    numbering: 'none',
    blocks: [{ id: '', kind: 'body', name: title, description: '', sections }],
  }
}
