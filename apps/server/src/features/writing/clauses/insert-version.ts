import { SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readWritten } from './written-clause.query.ts'

/** Keeps a clause as it is written under the next number: texts insert it from now on. Returns the number. */
export async function insertVersion(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  clauseId: string,
  { note, publishedBy }: { note: string; publishedBy: string | null },
): Promise<number> {
  const { locale, heading, content, version } = await readWritten(db, clauseId)
  const number = (version ?? 0) + 1
  await db
    .insert('clause_version', {
      clause_id: clauseId,
      number,
      locale,
      title: heading,
      content: JSON.stringify(content),
      schema_version: SCHEMA_VERSION,
      note,
      published_by: publishedBy,
      published_at: clock.now(),
    })
    .execute()
  await db
    .update('clause')
    .set({ published_version: number, is_changed: false })
    .where('clause.id', '=', clauseId)
    .execute()
  return number
}
