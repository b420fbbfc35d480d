import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import { newId } from '../platform/new-id.ts'
import type { TestCompany } from './companies.ts'
import type { TestProduct } from './start-product.ts'

/** Gives a person a level on one contract, as an invitation does. */
export async function grantLevel(
  { product, clock }: TestProduct,
  { companyId, administratorId }: TestCompany,
  access: { contractId: string; personId: string; level: ContractLevel },
): Promise<void> {
  await product.platform.inCompany(companyId, (db) =>
    db
      .insert('contract_access', {
        id: newId(clock.now()),
        contract_id: access.contractId,
        person_id: access.personId,
        level: access.level,
        given_by: administratorId,
        given_at: clock.now(),
      })
      .execute(),
  )
}

/** Puts a contract into a state that another feature leads to. */
export async function setContractState(
  { product, clock }: TestProduct,
  { companyId }: TestCompany,
  contractId: string,
  state: 'frozen' | 'locked' | 'cancelled',
): Promise<void> {
  const columns = {
    frozen: { frozen_at: clock.now() },
    locked: { locked_at: clock.now(), lock_kind: 'person' as const },
    cancelled: { status: 'CANCELLED' as const },
  }
  await product.platform.inCompany(companyId, (db: CompanyDatabase) =>
    db.update('contract').set(columns[state]).where('contract.id', '=', contractId).execute(),
  )
}
