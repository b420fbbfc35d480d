import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { Group, GroupRow, groupsEndpoints } from '@tacite/api/people/groups-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import { choicePage } from '../../../platform/database/choice-page.ts'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countedPage, type Counted } from '../../../platform/database/counted-page.ts'
import { personHolds, personName, personSortKey } from '../../../platform/database/person-name.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import { groupsBeyond } from '../access/public.ts'

/** One page of the groups, with their sizes. */
export async function groupRows(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  { $top, $skip, $orderby, search }: QueryOf<typeof groupsEndpoints.list>,
): Promise<{ value: GroupRow[]; count: number }> {
  const matching = sql`from person_group as listed where listed.company_id = ${db.companyId}
    and ${holdsWords(sql`listed.name || ' ' || listed.description`, search)}`
  const [order, direction] = $orderby.split(' ') as ['name' | 'users', 'asc' | 'desc']
  const byName = sql`listed.name collate ${collationOf(locale)}`
  const { rows } = await sql<Counted<GroupRow>>`
    select ${columns()}, (select count(*)::int ${matching}) as total ${matching}
    order by ${order === 'name' ? byName : sql`users`} ${sql.raw(direction)}, ${byName}, listed.id
    limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  return countedPage<GroupRow>(rows, $skip, () => counted(db, matching))
}

/** One group, with why those whom this person adds would wait. */
export async function groupDetails(
  db: CompanyDatabase,
  actor: Actor,
  groupId: string,
): Promise<Group> {
  const group = await readGroup(db, groupId)
  const isBeyond = (await groupsBeyond(db, actor, [groupId])).has(groupId)
  return { ...group, adding: reasonOf(actor, isBeyond ? 'GROUP_BEYOND_YOURS' : null) }
}

/** One group, and what its members see through it. */
export async function readGroup(
  db: CompanyDatabase,
  groupId: string,
): Promise<Omit<Group, 'adding'>> {
  const { rows } = await sql<Omit<Group, 'adding'>>`select ${columns()},
      (select count(*)::int from pending_membership where pending_membership.company_id = listed.company_id
        and pending_membership.group_id = listed.id) as pending,
      (select count(*)::int from person where person.company_id = listed.company_id and person.main_group_id = listed.id) as department,
      (select count(*)::int from folder_grant where folder_grant.company_id = listed.company_id and folder_grant.group_id = listed.id) as folders,
      (select count(*)::int from contract_access where contract_access.company_id = listed.company_id
        and contract_access.group_id = listed.id) as contracts
    from person_group as listed where listed.company_id = ${db.companyId} and listed.id = ${groupId}`.execute(
    db.tx,
  )
  if (!rows[0]) throw new Refused('NOT_FOUND', 'GROUP_NOT_FOUND')
  return rows[0]
}

type Members = ResponseOf<typeof groupsEndpoints.members>
type MembersQuery = QueryOf<typeof groupsEndpoints.members>

/** The people of a group, by name. */
export async function groupMembers(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  groupId: string,
  { $top, $skip, search }: MembersQuery,
): Promise<Members> {
  const matching = sql`from person where person.company_id = ${db.companyId} and ${isMember(groupId)}
    and ${personHolds('person', search)}`
  const { rows } = await sql<Members['value'][number]>`
    select person.id as _id, ${personName('person')} as name, person.email, person.status,
      person.main_group_id is not distinct from ${groupId} as "isDepartment" ${matching}
    order by ${personSortKey('person')} collate ${collationOf(locale)}, person.id
    limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  return { value: rows, count: await counted(db, matching) }
}

/** Those who are not in it, whoever they are. */
export function groupCandidates(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  groupId: string,
  asked: QueryOf<typeof groupsEndpoints.candidates>,
): Promise<ResponseOf<typeof groupsEndpoints.candidates>> {
  const source = {
    from: sql`person`,
    where: sql`person.company_id = ${db.companyId} and not ${isMember(groupId)}`,
    id: sql<string>`person.id`,
    name: personName('person'),
    order: personSortKey('person'),
    folded: sql<string>`person.searched`,
    columns: { email: sql`person.email` },
  }
  return choicePage(db, locale, source, asked)
}

function isMember(groupId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from group_member where group_member.company_id = person.company_id
    and group_member.person_id = person.id and group_member.group_id = ${groupId})`
}

function columns(): RawBuilder<unknown> {
  return sql`listed.id as _id, listed.name, listed.description,
    (select count(*)::int from group_member where group_member.company_id = listed.company_id and group_member.group_id = listed.id) as users`
}

async function counted(db: CompanyDatabase, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(
    db.tx,
  )
  return rows[0]!.count
}
