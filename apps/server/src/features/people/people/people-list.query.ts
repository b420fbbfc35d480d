import type { QueryOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { peopleEndpoints, Person, PERSON_ORDERS } from '@tacite/api/people/people-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { collator } from '@tacite/i18n/format.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import { roleName } from '../../../platform/database/system-names.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countedPage, type Counted } from '../../../platform/database/counted-page.ts'
import { personPicture } from '../../../platform/database/person-picture.ts'
import { personHolds, personName, personSortKey } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'

type ListQuery = QueryOf<typeof peopleEndpoints.list>
/** What narrows the list, without its order and page. */
export type PeopleFilter = Omit<ListQuery, '$top' | '$skip' | '$orderby'>

type Order = (typeof PERSON_ORDERS)[number]

/** One page of the people of the company. */
export async function peoplePage(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  query: ListQuery,
): Promise<{ value: Person[]; count: number }> {
  const matching = matchingPeople(db, query)
  const [order, direction] = query.$orderby.split(' ') as [Order, 'asc' | 'desc']
  // Sorted by name, the page comes from the index `person_name_order`; details are read only for its rows.
  const counting = countOf(matching)
  const { rows } = await sql<Counted<PersonRow>>`
    select ${personColumns(locale)}, ${counting} as total ${peopleWithRole()} where ${matching}
    order by ${keysOf(order, direction, locale)}, person.id
    limit ${rowLimit(query.$top)} offset ${query.$skip}`.execute(db.tx)
  const { value, count } = await countedPage<PersonRow>(rows, query.$skip, async () => {
    const counted = await sql<{ count: number }>`select ${counting} as count`.execute(db.tx)
    return counted.rows[0]!.count
  })
  return { value: value.map((row) => presentPerson(row, locale)), count }
}

/** How many people a filter finds. */
export async function countPeople(db: CompanyDatabase, filter: PeopleFilter): Promise<number> {
  const counting = countOf(matchingPeople(db, filter))
  const { rows } = await sql<{ count: number }>`select ${counting} as count`.execute(db.tx)
  return rows[0]!.count
}

function countOf(matching: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from person where ${matching})`
}

/** Nulls sort last; ties sort by name. */
function keysOf(order: Order, direction: 'asc' | 'desc', locale: Locale): RawBuilder<unknown> {
  const name = sql`${personSortKey('person')} collate ${collationOf(locale)}`
  if (order === 'name') return sql`${name} ${sql.raw(direction)}`
  return sql`${ORDERS[order](locale)} ${sql.raw(direction)} nulls last, ${name}`
}

const ORDERS: Record<Exclude<Order, 'name'>, (locale: Locale) => RawBuilder<unknown>> = {
  email: () => sql`lower(person.email)`,
  role: (locale) => sql`${roleName(locale)} collate ${collationOf(locale)}`,
  department: (locale) => sql`department.name collate ${collationOf(locale)}`,
  status: () => sql`person.status`,
  invitedAt: () => sql`person.invited_at`,
}

/** On the row's `person`. */
export function matchingPeople(db: CompanyDatabase, query: PeopleFilter): RawBuilder<boolean> {
  const { search, status, kind, roleId, groupId } = query
  const conditions = [
    sql`person.company_id = ${db.companyId}`,
    personHolds('person', search),
    ...(status ? [sql`person.status = ${status}`] : []),
    ...(kind
      ? [
          sql`exists (select from role as held where held.company_id = person.company_id and held.id = person.role_id
            and (held.key is not distinct from 'thirdParty') = ${kind === 'external'})`,
        ]
      : []),
    ...(roleId ? [sql`person.role_id = ${roleId}`] : []),
    ...(groupId
      ? [
          sql`exists (select from group_member where group_member.company_id = person.company_id
            and group_member.person_id = person.id and group_member.group_id = ${groupId})`,
        ]
      : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export function peopleWithRole(): RawBuilder<unknown> {
  return sql`from person
    left join role on role.company_id = person.company_id and role.id = person.role_id
    left join person_group as department on department.company_id = person.company_id and department.id = person.main_group_id`
}

function isExternal(): RawBuilder<boolean> {
  return sql<boolean>`(role.key is not distinct from 'thirdParty')`
}

export interface PersonRow {
  id: string
  first_name: string
  last_name: string
  full: string
  email: string
  phone: string
  picture: string | null
  status: Person['status']
  is_external: boolean
  role: Person['role']
  department: Person['department']
  groups: Person['groups']
  invited_at: Date | null
  expires_at: Date | null
  due_on: string | null
}

export function personColumns(locale: Locale): RawBuilder<unknown> {
  return sql`person.id, person.first_name, person.last_name, ${personName('person')} as full, person.email, person.phone,
    ${personPicture('person')} as picture, person.status, ${isExternal()} as is_external,
    jsonb_build_object('_id', role.id, 'name', ${roleName(locale)}) as role,
    case when department.id is not null then jsonb_build_object('_id', department.id, 'name', department.name) end as department,
    (select coalesce(jsonb_agg(jsonb_build_object('_id', joined.id, 'name', joined.name)), '[]')
      from group_member join person_group as joined on joined.company_id = group_member.company_id and joined.id = group_member.group_id
      where group_member.company_id = person.company_id and group_member.person_id = person.id) as groups,
    person.invited_at, person.invitation_due_on as due_on,
    case when person.status = 'pending' then (
      select account_link.expires_at from account_link where account_link.company_id = person.company_id
        and account_link.person_id = person.id and account_link.purpose = 'activation'
        and account_link.used_at is null and account_link.revoked_at is null) end as expires_at`
}

export function presentPerson(row: PersonRow, locale: Locale): Person {
  const { compare } = collator(locale)
  return {
    _id: row.id,
    name: { first: row.first_name, last: row.last_name, full: row.full },
    email: row.email,
    phone: row.phone,
    profilePictureUrl: row.picture,
    status: row.status,
    kind: row.is_external ? 'external' : 'internal',
    role: row.role,
    groups: row.groups.toSorted((a, b) => compare(a.name, b.name)),
    department: row.department,
    invitation: {
      sentAt: row.invited_at?.toISOString() ?? null,
      expiresAt: row.status === 'pending' ? (row.expires_at?.toISOString() ?? null) : null,
      dueOn: row.due_on,
    },
  }
}
