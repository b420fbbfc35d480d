import {
  highestLevel,
  LEVEL_OF_FOLDER_GRANT,
  levelReaches,
  type ContractLevel,
} from '@tacite/domain/access/levels.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { accessRuns, assignmentOpens, grantedFolders } from './contract-scope.ts'
import type { Reader } from './reader.ts'

/** A person's level on one contract: the highest of their own, their groups', the folders' and the company-wide one; null: unseen. */
export async function levelOn(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
): Promise<ContractLevel | null> {
  const { rows } = await sql<{ level: ContractLevel | 'read' | 'edit' }>`
    select 'owner' as level from contract
      where contract.company_id = ${db.companyId} and contract.id = ${contractId}
        and (contract.owner_id = ${actor.personId} or ${actor.permissions.has('contracts3:all')})
    union all
    select contract_access.level from contract_access
      where contract_access.company_id = ${db.companyId} and contract_access.contract_id = ${contractId}
        and (contract_access.person_id = ${actor.personId} or contract_access.group_id = any(${[...actor.groupIds]}::uuid[]))
        and ${accessRuns(actor)}
    union all
    select 'reader' from contract_assignment
      where contract_assignment.company_id = ${db.companyId} and contract_assignment.contract_id = ${contractId}
        and ${assignmentOpens(actor)}
    union all
    select granted."grant" from contract_folder
      join (${grantedFolders(actor)}) granted on granted.id = contract_folder.folder_id
      where contract_folder.company_id = ${db.companyId} and contract_folder.contract_id = ${contractId}`.execute(
    db.tx,
  )
  return highestLevel(
    rows.map(({ level }) =>
      level === 'read' || level === 'edit' ? LEVEL_OF_FOLDER_GRANT[level] : level,
    ),
  )
}

/**
 * The door of every act on one contract. Unseen: it does not exist (404). Level too low: 403 with the text of the specification.
 * @example await requireLevel(db, actor, contractId, 'editor')
 */
export async function requireLevel(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
  needed: ContractLevel,
): Promise<ContractLevel> {
  const level = await levelOn(db, actor, contractId)
  if (level === null) throw new Refused('NOT_FOUND', 'CONTRACT_NOT_FOUND')
  if (!levelReaches(level, needed))
    throw new Refused('FORBIDDEN', `LEVEL_TOO_LOW_${needed.toUpperCase()}`)
  return level
}

/** Whether this person validates this contract, for themselves or for somebody who is away. */
export async function answersForText(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
): Promise<boolean> {
  const row = await db
    .select('contract_assignment')
    .where('contract_assignment.contract_id', '=', contractId)
    .where('contract_assignment.role', '=', 'validator')
    .where(assignmentOpens(actor))
    .select('contract_assignment.person_id')
    .executeTakeFirst()
  return row !== undefined
}
