import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { EscalatedContract } from '../../people/escalation/public.ts'

/** The owner of a contract, who is asked, and their manager. */
export interface Responsible {
  contractId: string
  ownerId: string
  ownerName: string
  isOwnerActive: boolean
  managerId: string | null
}

export async function responsibleFor(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, Responsible>> {
  const { rows } = await sql<Responsible>`
    select contract.id as "contractId", owner.id as "ownerId", owner.status = 'active' as "isOwnerActive",
      owner.manager_id as "managerId", ${personName('owner')} as "ownerName"
    from contract join person as owner on owner.company_id = contract.company_id and owner.id = contract.owner_id
    where contract.company_id = ${db.companyId} and contract.id = any(${[...contractIds]}::uuid[])`.execute(
    db.tx,
  )
  return new Map(rows.map((row) => [row.contractId, row]))
}

/** What a limit that its owner did not decide on escalates from. */
export function escalatedFrom({ contractId, ownerId, managerId }: Responsible): EscalatedContract {
  return {
    id: contractId,
    contractId,
    askedIds: [ownerId],
    managerIds: managerId === null ? [] : [managerId],
    alsoIds: [],
  }
}
