import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

interface WantedLanguage {
  /** The template that was written first. */
  of: string
  /** The one that changes its language; null: a new one. */
  but: string | null
  locale: Locale
}

/** A template exists once in a language. @throws Refused RULE TEMPLATE_LANGUAGE_TAKEN, which names the other one */
export async function requireFreeLanguage(
  db: CompanyDatabase,
  { of, but, locale }: WantedLanguage,
): Promise<void> {
  const { rows } = await sql<{ title: string }>`select template.title from template
    join text on text.company_id = template.company_id and text.id = template.text_id
    where template.company_id = ${db.companyId} and text.locale = ${locale}
      and (template.id = ${of} or template.translated_from = ${of}) and template.id is distinct from ${but}::uuid
    order by template.id limit 1`.execute(db.tx)
  const [taken] = rows
  if (taken)
    throw new Refused('RULE', {
      code: 'TEMPLATE_LANGUAGE_TAKEN',
      field: 'locale',
      params: { title: taken.title },
    })
}
