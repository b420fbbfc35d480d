import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { accessRuns, folderHolders } from './contract-scope.ts'
import { delegationRuns } from './reader.ts'

interface Asked {
  at: Date
  /** Selects each `contract_id` once. */
  contracts: RawBuilder<unknown>
  /** As if nothing were filed in these folders. */
  withoutFolders?: readonly string[]
}

export interface Sight {
  contracts: number
  /** By person: how many of them they see. Who sees none is left out. */
  ofPerson: Map<string, number>
}

/**
 * How many of these contracts each active person sees. A folder of 100,000 contracts in a company of 2,000 people is
 * 200 million pairs: contracts that are open to the same groups and people by their folders and shares with groups are
 * one kind, and only the few that a person sees by themselves are counted one by one.
 */
export async function sightOf(
  db: CompanyDatabase,
  { at, contracts, withoutFolders = [] }: Asked,
): Promise<Sight> {
  const { companyId } = db
  // Of what the statement writes down by itself the planner knows no sizes, and would look each row up in the whole of another.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db.tx)
  const { rows } = await sql<{ contracts: number; people: Record<string, number> }>`
    with concerned as materialized (${contracts}),
    filed as materialized (
      select concerned.contract_id, contract_folder.folder_id from concerned
      join contract_folder on contract_folder.company_id = ${companyId} and contract_folder.contract_id = concerned.contract_id
      where contract_folder.folder_id <> all(${[...withoutFolders]}::uuid[])
    ),
    held as materialized (
      select distinct holder.filed_in_id as folder_id, coalesce(holder.person_id, holder.group_id, ${EVERYONE}::uuid) as holder_id
      from (${folderHolders(companyId, sql`select distinct filed.folder_id from filed`)}) as holder
    ),
    open_to as (
      select filed.contract_id, held.holder_id from filed join held on held.folder_id = filed.folder_id
      union
      select contract_access.contract_id, contract_access.group_id from concerned
      join contract_access on contract_access.company_id = ${companyId} and contract_access.contract_id = concerned.contract_id
      where contract_access.group_id is not null and ${accessRuns({ at })}
    ),
    of_kind as materialized (
      -- What is open to everyone is one kind, whoever else holds it too.
      select open_to.contract_id, case when bool_or(open_to.holder_id = ${EVERYONE}::uuid) then array[${EVERYONE}::uuid]
        else array_agg(open_to.holder_id order by open_to.holder_id) end as holders
      from open_to group by open_to.contract_id
    ),
    kind as materialized (select holders, count(*) as contracts from of_kind group by holders),
    seer as materialized (
      select person.id, 'contracts3:all' = any(role.permissions) as sees_all from person
      join role on role.company_id = person.company_id and role.id = person.role_id
      where person.company_id = ${companyId} and person.status = 'active' and 'contracts3:list' = any(role.permissions)
    ),
    holds as materialized (
      select seer.id as seer_id, seer.id as holder_id from seer
      union all
      select seer.id, ${EVERYONE}::uuid from seer
      union all
      select seer.id, group_member.group_id from seer
      join group_member on group_member.company_id = ${companyId} and group_member.person_id = seer.id
    ),
    of_kinds as materialized (
      select distinct kind.holders, kind.contracts, holds.seer_id from kind
      cross join unnest(kind.holders) as open (holder_id) join holds on holds.holder_id = open.holder_id
    ),
    by_themselves as (
      select concerned.contract_id, contract.owner_id as seer_id from concerned
        join contract on contract.company_id = ${companyId} and contract.id = concerned.contract_id
      union
      select contract_access.contract_id, contract_access.person_id from concerned
        join contract_access on contract_access.company_id = ${companyId} and contract_access.contract_id = concerned.contract_id
        where contract_access.person_id is not null and ${accessRuns({ at })}
      union
      select contract_assignment.contract_id, contract_assignment.person_id from concerned
        join contract_assignment on contract_assignment.company_id = ${companyId} and contract_assignment.contract_id = concerned.contract_id
      union
      select contract_assignment.contract_id, delegation.delegate_id from concerned
        join contract_assignment on contract_assignment.company_id = ${companyId} and contract_assignment.contract_id = concerned.contract_id
          and contract_assignment.role = 'validator'
        join delegation on delegation.company_id = ${companyId} and delegation.person_id = contract_assignment.person_id
        join company on company.id = delegation.company_id
        join person as absent on absent.company_id = ${companyId} and absent.id = delegation.person_id
        where ${delegationRuns(at)}
    ),
    counted as materialized (
      select of_kinds.seer_id, sum(of_kinds.contracts) as contracts from of_kinds group by of_kinds.seer_id
      union all
      select by_themselves.seer_id, count(*) from by_themselves
      left join of_kind on of_kind.contract_id = by_themselves.contract_id
      where not exists (select from of_kinds where of_kinds.holders = of_kind.holders and of_kinds.seer_id = by_themselves.seer_id)
      group by by_themselves.seer_id
    ),
    seen as (
      select seer.id, case when seer.sees_all then (select count(*) from concerned) else sum(counted.contracts) end as contracts
      from seer left join counted on counted.seer_id = seer.id
      group by seer.id, seer.sees_all
    )
    select (select count(*) from concerned) as contracts,
      (select coalesce(jsonb_object_agg(seen.id, seen.contracts), '{}') from seen where seen.contracts > 0) as people`.execute(
    db.tx,
  )
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(db.tx)
  const { contracts: count, people } = rows[0]!
  return { contracts: count, ofPerson: new Map(Object.entries(people)) }
}

/** Stands for everybody inside, among the ids of people and groups. */
const EVERYONE = '00000000-0000-0000-0000-000000000000'
