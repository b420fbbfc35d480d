import type { ImportDefaults } from '@tacite/domain/imports/import-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

/**
 * The folders exist in the company; the other choices are foreign keys of what is created.
 * @throws Refused CHOICE_UNKNOWN
 */
export async function requireDefaults(
  db: CompanyDatabase,
  { folderIds }: ImportDefaults,
): Promise<void> {
  if (folderIds.length === 0) return
  const { count } = await db
    .select('folder')
    .where('folder.id', 'in', folderIds)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count < new Set(folderIds).size)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'defaults.folderIds' })
}
