import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** The department of a contract is its owner's main group: rewritten for all contracts of these people in one statement. */
export async function writeDepartments(
  db: CompanyDatabase,
  personIds: readonly string[],
): Promise<void> {
  await sql`update contract_fact set department_id = owner.main_group_id, owner_id = owner.id
    from contract join person as owner on owner.company_id = contract.company_id and owner.id = contract.owner_id
    where contract.company_id = ${db.companyId} and owner.id = any(${[...personIds]}::uuid[])
      and contract_fact.company_id = ${db.companyId} and contract_fact.contract_id = contract.id
      and (contract_fact.department_id is distinct from owner.main_group_id or contract_fact.owner_id is distinct from owner.id)`.execute(
    db.tx,
  )
}
