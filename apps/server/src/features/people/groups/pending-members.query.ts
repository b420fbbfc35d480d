import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { groupsEndpoints } from '@tacite/api/people/groups-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { whyNotConfirm } from './decide-membership.ts'

type Pending = ResponseOf<typeof groupsEndpoints.pending>
type Row = Omit<Pending['value'][number], 'requestedAt'> & { requested_at: Date; total: number }

/** Who waits to join a group, oldest request first, and why the reader cannot confirm them. */
export async function pendingMembers(
  db: CompanyDatabase,
  actor: Actor,
  groupId: string,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<Pending> {
  const { rows } = await sql<Row>`
    select person.id as _id, ${personName('person')} as name, person.email, ${personName('giver')} as "requestedBy",
      pending.requested_at, count(*) over ()::int as total
    from pending_membership as pending
      join person on person.company_id = pending.company_id and person.id = pending.person_id
      join person as giver on giver.company_id = pending.company_id and giver.id = pending.requested_by
    where pending.company_id = ${db.companyId} and pending.group_id = ${groupId}
    order by pending.requested_at, person.id limit ${rowLimit($top)} offset ${$skip}`.execute(db.tx)
  return {
    value: rows.map(({ _id, name, email, requestedBy, requested_at }) => ({
      _id,
      name,
      email,
      requestedBy,
      requestedAt: requested_at.toISOString(),
    })),
    count: rows[0]?.total ?? 0,
    confirming: reasonOf(actor, whyNotConfirm(actor)),
  }
}

/** The groups that a person waits to join, by name. */
export async function pendingGroupsOf(
  db: CompanyDatabase,
  personId: string,
): Promise<{ _id: string; name: string }[]> {
  return db
    .select('pending_membership')
    .innerJoin('person_group', (join) =>
      join
        .onRef('person_group.company_id', '=', 'pending_membership.company_id')
        .onRef('person_group.id', '=', 'pending_membership.group_id'),
    )
    .where('pending_membership.person_id', '=', personId)
    .select(['person_group.id as _id', 'person_group.name'])
    .orderBy('person_group.name')
    .execute()
}
