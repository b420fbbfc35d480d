import type { CompanyDatabase } from '../database/company-database.ts'

/** The hash of what is kept of the company's letterhead; null: it has none. */
export async function companyLetterhead(db: CompanyDatabase): Promise<string | null> {
  const { sha256 } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.letterhead_sha256 as sha256')
    .executeTakeFirstOrThrow()
  return sha256
}
