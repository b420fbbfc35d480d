import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export async function companyTimeZone(db: CompanyDatabase): Promise<string> {
  const { time_zone } = await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select('time_zone')
    .executeTakeFirstOrThrow()
  return time_zone
}
