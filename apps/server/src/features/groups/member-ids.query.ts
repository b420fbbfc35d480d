import type { CompanyDatabase } from '../../platform/database/company-database.ts'

/** Who is in a group. */
export async function memberIds(db: CompanyDatabase, groupId: string): Promise<string[]> {
  const rows = await db
    .select('group_member')
    .where('group_member.group_id', '=', groupId)
    .select('group_member.person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}
