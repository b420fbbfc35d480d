import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The root's certificate in DER, which verifiers trust; null while nothing was ever sealed. */
export async function authorityCertificate(db: CompanyDatabase): Promise<Uint8Array | null> {
  const row = await db.tx.selectFrom('sealing_authority').select('certificate').executeTakeFirst()
  return row?.certificate ?? null
}
