import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { actingDelegates } from '../../people/delegations/public.ts'

export interface NamedValidators {
  validatorIds: readonly string[]
  groupIds: readonly string[]
}

/** The people behind the validators of a step. */
export interface WhoValidates {
  /** Those who can be asked, members of groups included, each once. */
  people: { _id: string; name: string; groups: string[]; delegates: string[] }[]
  /** The names of people who are not active, and of groups without an active member. */
  unavailable: string[]
}

/** Who would validate each of these steps today, and who stands in for them. */
export async function whoValidates(
  db: CompanyDatabase,
  steps: readonly NamedValidators[],
  now: Date,
): Promise<WhoValidates[]> {
  const named = await namedPeople(
    db,
    steps.flatMap(({ validatorIds }) => validatorIds),
  )
  const members = await membersOf(
    db,
    steps.flatMap(({ groupIds }) => groupIds),
  )
  const active = [...named, ...members].flatMap(({ id, isActive }) => (id && isActive ? [id] : []))
  const acting = await actingDelegates(db, [...new Set(active)], now)
  const delegatesOf = (id: string) =>
    acting.filter(({ personId }) => personId === id).map(({ delegate }) => delegate)
  return steps.map(({ validatorIds, groupIds }) => {
    const own = named.filter(({ id }) => validatorIds.includes(id))
    const grouped = members.filter(({ groupId }) => groupIds.includes(groupId))
    const people = new Map<string, WhoValidates['people'][number]>()
    for (const { id, name, isActive } of own)
      if (isActive) people.set(id, { _id: id, name, groups: [], delegates: delegatesOf(id) })
    for (const { id, name, group } of grouped.filter(({ isActive }) => isActive)) {
      if (id === null || (validatorIds.includes(id) && people.has(id))) continue
      const known = people.get(id)
      if (known) known.groups.push(group)
      else people.set(id, { _id: id, name: name!, groups: [group], delegates: delegatesOf(id) })
    }
    const emptyGroups = [...Map.groupBy(grouped, ({ group }) => group)]
      .filter(([, rows]) => !rows.some(({ isActive }) => isActive))
      .map(([group]) => group)
    const inactive = own.filter(({ isActive }) => !isActive).map(({ name }) => name)
    return { people: [...people.values()], unavailable: [...inactive, ...emptyGroups] }
  })
}

async function namedPeople(db: CompanyDatabase, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select('person')
    .where('person.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select(['person.id', personName('person').as('name')])
    .select(sql<boolean>`person.status = 'active'`.as('isActive'))
    .orderBy('name')
    .orderBy('person.id')
    .execute()
}

interface Member {
  groupId: string
  group: string
  /** Null: the group has no member. */
  id: string | null
  name: string | null
  isActive: boolean
}

async function membersOf(db: CompanyDatabase, groupIds: readonly string[]): Promise<Member[]> {
  if (groupIds.length === 0) return []
  const { rows } = await sql<Member>`
    select person_group.id as "groupId", person_group.name as "group", person.id,
      case when person.id is not null then ${personName('person')} end as name,
      coalesce(person.status = 'active', false) as "isActive"
    from person_group
      left join group_member as member on member.company_id = person_group.company_id and member.group_id = person_group.id
      left join person on person.company_id = member.company_id and person.id = member.person_id
    where person_group.company_id = ${db.companyId} and person_group.id = any(${[...groupIds]}::uuid[])
    order by person_group.name, name, person.id`.execute(db.tx)
  return rows
}
