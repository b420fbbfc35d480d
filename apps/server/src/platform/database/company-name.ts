import type { CompanyDatabase } from './company-database.ts'

/** The company's name, as documents show it. */
export async function companyName(db: CompanyDatabase): Promise<string> {
  const { name } = await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}
