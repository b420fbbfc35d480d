import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Whether the type of a contract expects or forbids a clause that the library still has. */
export async function hasPlaybook(db: CompanyDatabase, contractId: string): Promise<boolean> {
  const found = await db
    .select('contract')
    .innerJoin('contract_type', (join) =>
      join
        .onRef('contract_type.company_id', '=', 'contract.company_id')
        .onRef('contract_type.id', '=', 'contract.contract_type_id'),
    )
    .innerJoin('clause', (join) =>
      join
        .onRef('clause.company_id', '=', 'contract.company_id')
        .on(sql<boolean>`contract_type.playbook ? clause.id::text`),
    )
    .where('contract.id', '=', contractId)
    .select('contract.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
