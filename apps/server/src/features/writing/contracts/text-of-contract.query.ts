import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The id of a contract's text. */
export async function textOfContract(db: CompanyDatabase, contractId: string): Promise<string> {
  const { text_id: textId } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.text_id')
    .executeTakeFirstOrThrow()
  return textId
}
