import { contractState, type ContractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms } from './lifecycle-terms.query.ts'

/** The state of each contract on a day, for acts that check it. */
export async function contractStates(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, ContractState>> {
  const contracts = await readContractTerms(db, contractIds)
  return new Map(
    contracts.map(({ contractId, status, terms }) => [
      contractId,
      contractState(status, computeDeadlines(terms, today)),
    ]),
  )
}
