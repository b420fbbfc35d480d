import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The people of these groups, each once. */
export async function memberIds(
  db: CompanyDatabase,
  groupIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select('group_member')
    .where('group_member.group_id', '=', sql<string>`any(${[...groupIds]}::uuid[])`)
    .select('group_member.person_id')
    .distinct()
    .execute()
  return rows.map(({ person_id }) => person_id)
}
