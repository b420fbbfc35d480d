import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { ClauseStance } from '@tacite/domain/clauses/clause-stance.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertText } from '../texts/public.ts'
import { insertVersion } from './insert-version.ts'

export interface NewClause {
  title: string
  description: string
  content: RichText
  locale: Locale
  /** Of its section; default: the title. */
  heading?: string
  useWhen?: string
  guidance?: string
  categoryId?: string | null
  variantOf?: { standardId: string; stance: ClauseStance; position: number }
}

/** Inserts a clause with its text, one section: nothing of it is published yet. Returns its id. */
export async function insertClause(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  clause: NewClause,
  { writtenBy }: { writtenBy: string | null },
): Promise<string> {
  const now = deps.clock.now()
  const id = newId(now)
  const { locale, variantOf } = clause
  await db
    .insert('clause', {
      id,
      text_id: await insertText(deps, db, documentOf(clause), { locale, writtenBy }),
      category_id: clause.categoryId ?? null,
      title: clause.title,
      description: clause.description,
      use_when: clause.useWhen ?? '',
      guidance: clause.guidance ?? '',
      standard_id: variantOf?.standardId ?? null,
      stance: variantOf?.stance ?? 'standard',
      position: variantOf?.position ?? 0,
      created_by: writtenBy,
      created_at: now,
      updated_by: writtenBy,
      updated_at: now,
    })
    .execute()
  return id
}

/** Inserts a clause that comes with the product: texts can insert it at once. Returns its id. */
export async function insertShippedClause(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  clause: NewClause,
): Promise<string> {
  const id = await insertClause(deps, db, clause, { writtenBy: null })
  await insertVersion(deps, db, id, { note: '', publishedBy: null })
  return id
}

function documentOf({ title, heading = title, content }: NewClause): ContractDocument {
  const section = {
    id: '',
    level: 1 as const,
    title: heading,
    audience: 'anyone' as const,
    content,
  }
  return {
    title,
    numbering: 'none',
    blocks: [{ id: '', kind: 'body', name: title, description: '', sections: [section] }],
  }
}
