import { sql, type RawBuilder } from 'kysely'

/**
 * Of rows of facts: whether a party may leave the contract before its end, by its own clause, by one that an amendment
 * brought, or by the law of leases. Such an exit may be years before the end.
 *
 * @param fact the name of the rows
 */
export function mayBeLeft(fact: string): RawBuilder<boolean> {
  const companyId = sql.ref(`${fact}.company_id`)
  const contractId = sql.ref(`${fact}.contract_id`)
  return sql<boolean>`(exists (select from contract
      join contract_type as type on type.company_id = contract.company_id and type.id = contract.contract_type_id
      where contract.company_id = ${companyId} and contract.id = ${contractId}
        and (type.regime = 'commercialLease' or jsonb_typeof(contract.lifecycle -> 'earlyExit') = 'object'))
    or exists (select from contract as amendment
      join amendment_patch as patch on patch.company_id = amendment.company_id and patch.contract_id = amendment.id
      where amendment.company_id = ${companyId} and amendment.parent_id = ${contractId} and patch.field = 'earlyExit'))`
}
