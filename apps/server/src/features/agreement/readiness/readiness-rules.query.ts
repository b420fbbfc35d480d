import type { ReadinessRules } from '@tacite/domain/readiness/readiness-kinds.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** What the type of a contract says about the checks; what it does not say is the default. */
export async function readinessRules(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadinessRules> {
  const row = await db
    .select('contract')
    .innerJoin('contract_type', (join) =>
      join
        .onRef('contract_type.company_id', '=', 'contract.company_id')
        .onRef('contract_type.id', '=', 'contract.contract_type_id'),
    )
    .where('contract.id', '=', contractId)
    .select('contract_type.readiness')
    .executeTakeFirst()
  return row?.readiness ?? {}
}
