import { LEVEL_OF_FOLDER_GRANT, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { AccessPathKind } from '@tacite/domain/access/who-sees.ts'
import { sql, type RawBuilder } from 'kysely'
import { accessRuns, folderHolders } from './contract-scope.ts'
import { delegationRuns, type Reader } from './reader.ts'

/**
 * One access path to a contract or a folder's contents, and whom it is open to: a person, a group, everyone, or a
 * permission.
 */
export interface AccessPath {
  kind: Exclude<AccessPathKind, 'actingFor'>
  level: ContractLevel
  person_id: string | null
  group_id: string | null
  is_everyone: boolean
  /** The granting folder, and the one in which the contract is filed. */
  folder_id: string | null
  filed_in_id: string | null
  ends_at: Date | null
}

type Asked = Pick<Reader, 'companyId' | 'at'>

/** Every access path to one contract: the one definition behind levels and behind « who sees this, and why ». */
export function accessPaths(
  asked: Asked,
  contractId: string | RawBuilder<string>,
): RawBuilder<AccessPath> {
  const { companyId } = asked
  return sql<AccessPath>`
    select 'owner' as kind, 'owner' as level, contract.owner_id as person_id, null::uuid as group_id, false as is_everyone,
        null::uuid as folder_id, null::uuid as filed_in_id, null::timestamptz as ends_at
      from contract where contract.company_id = ${companyId} and contract.id = ${contractId}
    union all
    select 'allContracts', 'owner', null, null, false, null, null, null
      from contract where contract.company_id = ${companyId} and contract.id = ${contractId}
    union all
    select case when contract_access.group_id is null then 'share' else 'groupShare' end, contract_access.level,
        contract_access.person_id, contract_access.group_id, false, null, null, contract_access.expires_at
      from contract_access
      where contract_access.company_id = ${companyId} and contract_access.contract_id = ${contractId} and ${accessRuns(asked)}
    union all
    select contract_assignment.role, 'reader', contract_assignment.person_id, null, false, null, null, null
      from contract_assignment
      where contract_assignment.company_id = ${companyId} and contract_assignment.contract_id = ${contractId}
    union all
    select * from (${grantedAccessPaths(
      companyId,
      sql`select contract_folder.folder_id from contract_folder
        where contract_folder.company_id = ${companyId} and contract_folder.contract_id = ${contractId}`,
    )}) as granted`
}

/** Every access path to a folder's contents, whatever is filed in it. */
export function folderAccessPaths({ companyId }: Asked, folderId: string): RawBuilder<AccessPath> {
  return sql<AccessPath>`
    select 'allContracts' as kind, 'owner' as level, null::uuid as person_id, null::uuid as group_id, false as is_everyone,
        null::uuid as folder_id, null::uuid as filed_in_id, null::timestamptz as ends_at
    union all
    select * from (${grantedAccessPaths(companyId, sql`select ${folderId}::uuid as folder_id`)}) as granted`
}

/** What these folders grant, directly or through their parents. */
function grantedAccessPaths(
  companyId: string,
  folders: RawBuilder<unknown>,
): RawBuilder<AccessPath> {
  return sql<AccessPath>`
    select 'folder' as kind,
      case holder."grant" when 'edit' then ${LEVEL_OF_FOLDER_GRANT.edit} else ${LEVEL_OF_FOLDER_GRANT.read} end as level,
      holder.person_id, holder.group_id, holder.everyone as is_everyone,
      holder.folder_id, holder.filed_in_id, null::timestamptz as ends_at
    from (${folderHolders(companyId, folders)}) as holder`
}

/** Which of the paths, aliased `way`, are open to this person. */
export function isOpenTo(person: Reader): RawBuilder<boolean> {
  return sql<boolean>`(way.is_everyone or way.person_id = ${person.personId}
    or way.group_id = any(${[...person.groupIds]}::uuid[])
    or (way.kind = 'allContracts' and ${person.permissions.has('contracts3:all')})
    or (way.kind = 'validator' and way.person_id = any(${[...person.actsFor]}::uuid[])))`
}

/** The same for everyone: the paths, aliased `way`, once per person they are open to. */
export function openAccessPaths({ companyId, at }: Asked): RawBuilder<unknown> {
  return sql`
    select way.*, way.person_id as viewer_id, null::uuid as absent_id, null::date as absent_until
      from way where way.person_id is not null
    union all
    select way.*, group_member.person_id, null, null
      from way join group_member on group_member.company_id = ${companyId} and group_member.group_id = way.group_id
    union all
    select way.*, person.id, null, null from way join person on person.company_id = ${companyId} where way.is_everyone
    union all
    select way.*, person.id, null, null from way
      join role on role.company_id = ${companyId} and 'contracts3:all' = any(role.permissions)
      join person on person.company_id = role.company_id and person.role_id = role.id
      where way.kind = 'allContracts'
    union all
    select way.*, acting.delegate_id, acting.person_id, acting.until from way
      join (
        select delegation.delegate_id, delegation.person_id, max(delegation.ends_on) as until from delegation
        join company on company.id = delegation.company_id
        join person as absent on absent.company_id = delegation.company_id and absent.id = delegation.person_id
        where delegation.company_id = ${companyId} and ${delegationRuns(at)}
        group by delegation.delegate_id, delegation.person_id
      ) as acting on acting.person_id = way.person_id
      where way.kind = 'validator'`
}
