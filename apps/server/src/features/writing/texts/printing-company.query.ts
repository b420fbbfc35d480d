import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The company that a text is printed for. */
export interface PrintingCompany {
  id: string
  name: string
  /** The hash of what is kept of its letterhead; null: it has none. */
  letterheadSha256: string | null
}

export async function printingCompany(db: CompanyDatabase): Promise<PrintingCompany> {
  return db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(['company.id', 'company.name', 'company.letterhead_sha256 as letterheadSha256'])
    .executeTakeFirstOrThrow()
}
