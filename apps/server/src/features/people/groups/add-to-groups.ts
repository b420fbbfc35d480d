import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { groupsBeyond } from '../access/public.ts'

interface Membership {
  groupId: string
  personId: string
}

interface Wanted {
  personIds: readonly string[]
  groupIds: readonly string[]
}

/**
 * Adds people to groups, as far as the actor holds what these groups open; a membership in another group waits for an
 * administrator and opens nothing until then. Returns the memberships that are new.
 */
export async function addToGroups(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { personIds, groupIds }: Wanted,
): Promise<Membership[]> {
  if (personIds.length === 0 || groupIds.length === 0) return []
  const beyond = await groupsBeyond(db, actor, groupIds)
  const joined = await join(db, { personIds, groupIds: groupIds.filter((id) => !beyond.has(id)) })
  await requestMemberships(deps, db, actor, { personIds, groupIds: [...beyond] })
  return joined
}

/** Whoever joins no longer waits. */
async function join(db: CompanyDatabase, wanted: Wanted): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    with joined as (
      insert into group_member (company_id, group_id, person_id) ${pairs(db, wanted)}
      on conflict do nothing returning group_id, person_id
    ), settled as (
      delete from pending_membership using joined where pending_membership.company_id = ${db.companyId}
        and pending_membership.group_id = joined.group_id and pending_membership.person_id = joined.person_id
    )
    select joined.group_id as "groupId", joined.person_id as "personId" from joined`.execute(db.tx)
  return rows
}

async function requestMemberships(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  wanted: Wanted,
): Promise<void> {
  const { rows } = await sql<Membership & { name: string }>`
    with requested as (
      insert into pending_membership (company_id, group_id, person_id, requested_by, requested_at)
      select pair.company_id, pair.group_id, pair.person_id, ${actor.personId}, ${clock.now()}
      from (${pairs(db, wanted)}) as pair (company_id, group_id, person_id)
      where not exists (select from group_member where group_member.company_id = pair.company_id
        and group_member.group_id = pair.group_id and group_member.person_id = pair.person_id)
      on conflict do nothing returning group_id, person_id
    )
    select requested.group_id as "groupId", requested.person_id as "personId", person_group.name from requested
    join person_group on person_group.company_id = ${db.companyId} and person_group.id = requested.group_id`.execute(
    db.tx,
  )
  for (const [groupId, requested] of Map.groupBy(rows, (row) => row.groupId))
    await events.record(db, {
      type: 'group.membershipsRequested',
      actor: eventActor(actor),
      objectId: groupId,
      payload: { personIds: requested.map(({ personId }) => personId) },
      personal: { label: requested[0]!.name },
    })
}

function pairs(db: CompanyDatabase, { personIds, groupIds }: Wanted) {
  return sql`select distinct ${db.companyId}::uuid, wanted_group.id, wanted_person.id
    from unnest(${[...groupIds]}::uuid[]) as wanted_group (id), unnest(${[...personIds]}::uuid[]) as wanted_person (id)`
}
