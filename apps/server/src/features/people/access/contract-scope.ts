import {
  LEVEL_OF_FOLDER_GRANT,
  levelReaches,
  LEVELS,
  type ContractLevel,
} from '@tacite/domain/access/levels.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from './reader.ts'

/**
 * The one definition of which contracts a person sees, as a condition on the `contract` table (decisions 2).
 * Lists, counts, search, dashboards, exports and notifications all put it into their `where`.
 * @param atLeast only those on which the person's level reaches this one
 */
export function visibleContracts(
  person: Reader,
  atLeast: ContractLevel = 'reader',
): RawBuilder<boolean> {
  if (!person.permissions.has('contracts3:list')) return sql<boolean>`false`
  if (person.permissions.has('contracts3:all')) return sql<boolean>`true`
  // Each way to see one is asked by itself: for a few contracts PostgreSQL looks each up, for many it reads the set once.
  return sql<boolean>`(contract.owner_id = ${person.personId}
    or exists (select from contract_access
      where contract_access.company_id = ${person.companyId} and contract_access.contract_id = contract.id
        and contract_access.person_id = ${person.personId} and ${accessRuns(person)} and ${isEnough('contract_access.level', atLeast)})
    or exists (select from contract_access
      where contract_access.company_id = ${person.companyId} and contract_access.contract_id = contract.id
        and contract_access.group_id = any(${[...person.groupIds]}::uuid[]) and ${accessRuns(person)}
        and ${isEnough('contract_access.level', atLeast)})
    or exists (select from contract_assignment
      where contract_assignment.company_id = ${person.companyId} and contract_assignment.contract_id = contract.id
        and ${assignmentOpens(person)} and ${atLeast === 'reader'})
    or exists (select from contract_folder
      where contract_folder.company_id = ${person.companyId} and contract_folder.contract_id = contract.id
        and contract_folder.folder_id = any(${grantedFolderIds(person, atLeast)})))`
}

/** A level on a contract that has not ended. */
export function accessRuns(person: Pick<Reader, 'at'>): RawBuilder<boolean> {
  return sql<boolean>`(contract_access.expires_at is null or contract_access.expires_at > ${person.at})`
}

/** One's own assignments, and the validations of those for whom one acts: nobody signs for somebody else. */
export function assignmentOpens(person: Reader): RawBuilder<boolean> {
  return sql<boolean>`(contract_assignment.person_id = ${person.personId}
    or (contract_assignment.role = 'validator' and contract_assignment.person_id = any(${[...person.actsFor]}::uuid[])))`
}

/**
 * As an array, found once. From a set the planner expects two hundred folders, and reads every filed contract
 * of the company instead of their index: 300 ms where this takes 40, at 250,000 contracts.
 */
function grantedFolderIds(person: Reader, atLeast: ContractLevel): RawBuilder<string[]> {
  const isWanted =
    atLeast === 'reader'
      ? sql`true`
      : levelReaches(LEVEL_OF_FOLDER_GRANT.edit, atLeast)
        ? sql`granted."grant" = 'edit'`
        : sql`false`
  return sql`array(select id from (${grantedFolders(person)}) granted where ${isWanted})`
}

function isEnough(column: string, atLeast: ContractLevel): RawBuilder<boolean> {
  if (atLeast === 'reader') return sql<boolean>`true`
  const levels = LEVELS.filter((level) => levelReaches(level, atLeast))
  return sql<boolean>`${sql.ref(column)} = any(${levels}::text[])`
}

/** Every folder a person has a grant on, nested ones included, with the grant. */
export function grantedFolders(person: Reader): RawBuilder<{ id: string; grant: 'read' | 'edit' }> {
  return sql`with recursive granted (id, "grant") as (
    select folder_grant.folder_id, folder_grant."grant" from folder_grant
      where folder_grant.company_id = ${person.companyId} and (folder_grant.everyone
        or folder_grant.person_id = ${person.personId} or folder_grant.group_id = any(${[...person.groupIds]}::uuid[]))
    union
    select folder.id, granted."grant" from folder
      join granted on folder.parent_id = granted.id
      where folder.company_id = ${person.companyId}
  ) select id, "grant" from granted`
}

/** Whom these folders, selected as `folder_id`, are open to: by their own grants and by those of the folders above. */
export function folderHolders(
  companyId: string,
  folders: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`with recursive above (filed_in_id, folder_id) as (
    select filed_in.folder_id, filed_in.folder_id from (${folders}) as filed_in
    union
    select above.filed_in_id, folder.parent_id from above
      join folder on folder.company_id = ${companyId} and folder.id = above.folder_id
      where folder.parent_id is not null
  )
  select above.filed_in_id, above.folder_id, folder_grant."grant", folder_grant.person_id, folder_grant.group_id, folder_grant.everyone
  from above join folder_grant on folder_grant.company_id = ${companyId} and folder_grant.folder_id = above.folder_id`
}
