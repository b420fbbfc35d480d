import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** To whom texts are sent, once somebody asks for it; null: the company has named no second reader. */
export async function secondReaderOf(
  db: CompanyDatabase,
): Promise<{ host: string; model: string } | null> {
  const row = await db
    .select('integration')
    .where('integration.service', '=', 'secondReader')
    .select('integration.shown')
    .executeTakeFirst()
  if (!row) return null
  const { url, model } = row.shown as { url: string; model: string }
  return { host: new URL(url).host, model }
}
