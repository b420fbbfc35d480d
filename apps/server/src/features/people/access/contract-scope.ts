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
 * Lists, counts, search, dashboards, exports and notifications all put it, or one of the two forms below, into their `where`.
 * @param atLeast only those on which the person's level reaches this one
 */
export function visibleContracts(
  person: Reader,
  atLeast: ContractLevel = 'reader',
): RawBuilder<boolean> {
  const openWays = openings(person, atLeast).map(({ column, keys }) => {
    const key = sql.ref(`contract.${column}`)
    return sql`exists (select from (${keys}) as opened where opened.key = ${key})`
  })
  return everyOrNone(person) ?? anyOf([isOwn(person), ...openWays])
}

/** The same for many contracts: all keys of the person are read once, and each contract is compared with them in memory. */
export function visibleAmongMany(person: Reader): RawBuilder<boolean> {
  return everyOrNone(person) ?? anyOf(scopeColumns(person).map(({ isOpen }) => isOpen))
}

/**
 * The same as conditions that exclude each other, each with an index of `contract_fact`, for a `union all`: what a person
 * sees of a million contracts is found without reading the others.
 */
export function visibleParts(person: Reader): RawBuilder<boolean>[] {
  const all = everyOrNone(person)
  if (all) return [all]
  return scopeColumns(person).map(({ isFound }, place, found) => {
    const earlier = found.slice(0, place).map(({ isOpen }) => sql`${isOpen} is not true`)
    return sql<boolean>`(${sql.join([isFound, ...earlier], sql` and `)})`
  })
}

/** Whose scope is the whole company: nothing need be compared. */
export function seesEveryContract({ permissions }: Pick<Reader, 'permissions'>): boolean {
  return permissions.has('contracts3:list') && permissions.has('contracts3:all')
}

function everyOrNone({ permissions }: Reader): RawBuilder<boolean> | null {
  if (!permissions.has('contracts3:list')) return sql<boolean>`false`
  return permissions.has('contracts3:all') ? sql<boolean>`true` : null
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function isOwn({ personId }: Reader): RawBuilder<boolean> {
  return sql<boolean>`contract.owner_id = ${personId}`
}

/** What opens contracts by one column: as an index finds them, and as one of many contracts is compared. */
interface ScopeColumn {
  isFound: RawBuilder<boolean>
  isOpen: RawBuilder<boolean>
}

function scopeColumns(person: Reader): ScopeColumn[] {
  const byColumn = Map.groupBy(openings(person, 'reader'), ({ column }) => column)
  const keyed = [...byColumn].map(([column, found]): ScopeColumn => {
    const key = sql.ref(`contract.${column}`)
    const keys = sql.join(
      found.map((opening) => opening.keys),
      sql` union all `,
    )
    return { isFound: sql`${key} = any(array(${keys}))`, isOpen: sql`${key} in (${keys})` }
  })
  return [{ isFound: isOwn(person), isOpen: isOwn(person) }, ...keyed]
}

/** One way in which contracts of others open to a person: a column of `contract` has one of the keys, selected as `key`. */
interface Opening {
  column: 'access_set_id' | 'id'
  keys: RawBuilder<unknown>
}

/** What folders and lasting shares with groups open is in the sets of contracts (migration 0011). */
function openings(person: Reader, atLeast: ContractLevel): Opening[] {
  const { companyId, personId } = person
  const inGroup = sql`any(${[...person.groupIds]}::uuid[])`
  const bySet = sql`select member.access_set_id as key from access_set_member as member where member.company_id = ${companyId}`
  const byShare = sql`select contract_access.contract_id as key from contract_access
    where contract_access.company_id = ${companyId} and ${isEnough('contract_access.level', atLeast)}`
  return [
    {
      column: 'access_set_id',
      keys: sql`${bySet} and member.folder_id = any(${grantedFolderIds(person, atLeast)})`,
    },
    {
      column: 'access_set_id',
      keys: sql`${bySet} and member.group_id = ${inGroup} and ${isEnough('member.level', atLeast)}`,
    },
    {
      column: 'id',
      keys: sql`${byShare} and contract_access.person_id = ${personId} and ${accessRuns(person)}`,
    },
    {
      column: 'id',
      keys: sql`${byShare} and contract_access.group_id = ${inGroup} and contract_access.expires_at > ${person.at}`,
    },
    {
      column: 'id',
      keys: sql`select contract_assignment.contract_id as key from contract_assignment
        where contract_assignment.company_id = ${companyId} and ${assignmentOpens(person)} and ${atLeast === 'reader'}`,
    },
  ]
}

/** An unexpired level on a contract. */
export function accessRuns(person: Pick<Reader, 'at'>): RawBuilder<boolean> {
  return sql<boolean>`(contract_access.expires_at is null or contract_access.expires_at > ${person.at})`
}

/** A person's own assignments, and the validations of those they act for: nobody signs for another person. */
export function assignmentOpens(person: Reader): RawBuilder<boolean> {
  return sql<boolean>`(contract_assignment.person_id = ${person.personId}
    or (contract_assignment.role = 'validator' and contract_assignment.person_id = any(${[...person.actsFor]}::uuid[])))`
}

/**
 * An array, evaluated once. For a set the planner expects two hundred folders, and scans every filed contract of the
 * company instead of their index: 300 ms where this takes 40, at 250,000 contracts.
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

/** Whom these folders, selected as `folder_id`, are open to: through their own grants and their parents'. */
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
