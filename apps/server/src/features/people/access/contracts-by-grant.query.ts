import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { accessRuns } from './contract-scope.ts'
import { delegationRuns } from './reader.ts'

/** Contracts opened by the same folders and shares. */
export interface ContractsAlike {
  /** Numbers of the grants that open them, unordered. */
  openedBy: readonly number[]
  /**
   * Null: all of them. Otherwise those this person sees individually: as owner, through a personal share, through an
   * assignment.
   */
  viewerId: string | null
  contracts: number
}

/** Contracts filed in these folders or shared with these groups. */
export interface Concerned {
  folderIds: readonly string[]
  groupIds: readonly string[]
}

interface Asked {
  at: Date
  concerned: Concerned
  /** The number of each folder that is affected or open to anyone, and of each group. */
  numbers: { ofFolder: ReadonlyMap<string, number>; ofGroup: ReadonlyMap<string, number> }
  /** Up to this many contracts are looked up individually; beyond, indexes are scanned. */
  few?: number
}

const FEW = 20_000

/**
 * How many contracts are opened by the same grants, and how many of these each person sees anyway. A folder of
 * 100,000 contracts in a company of 2,000 people is 200 million pairs; grouped by their grants, they are a few rows.
 */
export async function contractsByGrant(
  db: CompanyDatabase,
  { at, concerned, numbers, few: most = FEW }: Asked,
): Promise<ContractsAlike[]> {
  const { companyId, tx } = db
  const few = (await areFew(db, concerned, most)) ? filedOrShared(companyId, concerned) : undefined
  const among = (column: string) =>
    few ? sql`${sql.ref(column)} = any(array(${few}))` : sql`${sql.ref(column)} is not null`
  // The planner has no row counts for the CTEs: a hash join suits a hundred thousand rows, nested lookups do not.
  await sql`select set_config('work_mem', '128MB', true), set_config('enable_nestloop', ${few ? 'on' : 'off'}, true)`.execute(
    tx,
  )
  const { rows } = await sql<ContractsAlike>`
    with folder_number as materialized (select * from ${numbered(numbers.ofFolder, concerned.folderIds)}),
    group_number as materialized (select * from ${numbered(numbers.ofGroup, concerned.groupIds)}),
    granting as (
      select contract_folder.contract_id, folder_number.number, folder_number.is_concerned
        from contract_folder join folder_number on folder_number.id = contract_folder.folder_id
        where contract_folder.company_id = ${companyId} and ${among('contract_folder.contract_id')}
      union all
      select contract_access.contract_id, group_number.number, group_number.is_concerned
        from contract_access join group_number on group_number.id = contract_access.group_id
        where contract_access.company_id = ${companyId} and contract_access.group_id is not null
          and ${accessRuns({ at })} and ${among('contract_access.contract_id')}
    ),
    opened as (
      select granting.contract_id, array_agg(granting.number) as by from granting
      group by granting.contract_id having bool_or(granting.is_concerned)
    ),
    alike as materialized (
      select opened.contract_id, opened.by, contract.owner_id from opened
      join contract on contract.company_id = ${companyId} and contract.id = opened.contract_id and ${among('contract.id')}
    ),
    own as (
      select alike.by, alike.owner_id as viewer_id from alike
      union all
      select alike.by, way.viewer_id from (${pathsBesideOwning({ companyId, at, among })}) as way
      join alike on alike.contract_id = way.contract_id where way.viewer_id <> alike.owner_id
    )
    select alike.by as "openedBy", null as "viewerId", count(*)::int as contracts from alike group by alike.by
    union all
    select own.by, own.viewer_id, count(*)::int from own group by own.by, own.viewer_id`.execute(tx)
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  return rows
}

async function areFew(
  { companyId, tx }: CompanyDatabase,
  concerned: Concerned,
  most: number,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    ${filedOrShared(companyId, concerned)} limit ${most + 1}) as contracts`.execute(tx)
  return rows[0]!.count <= most
}

function filedOrShared(companyId: string, { folderIds, groupIds }: Concerned): RawBuilder<unknown> {
  return sql`select contract_folder.contract_id from contract_folder
      where contract_folder.company_id = ${companyId} and contract_folder.folder_id = any(${[...folderIds]}::uuid[])
    union all
    select contract_access.contract_id from contract_access
      where contract_access.company_id = ${companyId} and contract_access.group_id = any(${[...groupIds]}::uuid[])`
}

function numbered(
  numbers: ReadonlyMap<string, number>,
  concernedIds: readonly string[],
): RawBuilder<unknown> {
  const concerned = new Set(concernedIds)
  const ids = [...numbers.keys()]
  return sql`unnest(${ids}::uuid[], ${[...numbers.values()]}::integer[], ${ids.map((id) => concerned.has(id))}::boolean[])
    as numbered (id, number, is_concerned)`
}

function pathsBesideOwning({
  companyId,
  at,
  among,
}: {
  companyId: string
  at: Date
  among: (column: string) => RawBuilder<unknown>
}): RawBuilder<unknown> {
  const assigned = sql`contract_assignment.company_id = ${companyId} and ${among('contract_assignment.contract_id')}`
  return sql`
    select contract_access.contract_id, contract_access.person_id as viewer_id from contract_access
      where contract_access.company_id = ${companyId} and contract_access.person_id is not null
        and ${accessRuns({ at })} and ${among('contract_access.contract_id')}
    union
    select contract_assignment.contract_id, contract_assignment.person_id from contract_assignment where ${assigned}
    union
    select contract_assignment.contract_id, delegation.delegate_id from contract_assignment
      join delegation on delegation.company_id = ${companyId} and delegation.person_id = contract_assignment.person_id
      join company on company.id = delegation.company_id
      join person as absent on absent.company_id = ${companyId} and absent.id = delegation.person_id
      where ${assigned} and contract_assignment.role = 'validator' and ${delegationRuns(at)}`
}
