import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { raiseRevisions } from '../../../platform/database/record-revision.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeDepartments } from '../../lifecycle/deadlines/public.ts'
import { addToGroups } from './add-to-groups.ts'
import { readGroup } from './groups.query.ts'

export interface MemberChange {
  addedIds: readonly string[]
  removedIds: readonly string[]
}

/**
 * Adds people to a group and removes others: their access changes immediately, unless the group opens more than the
 * actor holds; then those added wait for an administrator. Whoever leaves their main group has none.
 */
export async function changeMembers(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  groupId: string,
  change: MemberChange,
): Promise<void> {
  const { name } = await readGroup(db, groupId)
  await requirePeople(db, change)
  const joined = await addToGroups(deps, db, actor, {
    personIds: change.addedIds,
    groupIds: [groupId],
  })
  const added = joined.map(({ personId }) => personId)
  const removed = await remove(db, groupId, change.removedIds)
  const changed = [...added, ...removed]
  if (changed.length === 0) return
  await raiseRevisions(db, actor, changed)
  await deps.events.record(db, {
    type: 'group.membersChanged',
    actor: eventActor(actor),
    objectId: groupId,
    payload: { added, removed },
    personal: { label: name },
  })
  await notifyClients(db, changed, { topic: 'access' })
}

async function requirePeople(
  db: CompanyDatabase,
  { addedIds, removedIds }: MemberChange,
): Promise<void> {
  for (const [field, ids] of Object.entries({ addedIds, removedIds })) {
    const known = await db
      .select('person')
      .where('person.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select('person.id')
      .execute()
    if (known.length < new Set(ids).size)
      throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field })
  }
}

async function remove(db: CompanyDatabase, groupId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .delete('group_member')
    .where('group_member.group_id', '=', groupId)
    .where('group_member.person_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .returning('group_member.person_id')
    .execute()
  const removed = rows.map(({ person_id }) => person_id)
  await db
    .delete('pending_membership')
    .where('pending_membership.group_id', '=', groupId)
    .where('pending_membership.person_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  const left = await db
    .update('person')
    .set({ main_group_id: null })
    .where('person.main_group_id', '=', groupId)
    .where('person.id', '=', sql<string>`any(${removed}::uuid[])`)
    .returning('person.id')
    .execute()
  if (left.length > 0)
    await writeDepartments(
      db,
      left.map(({ id }) => id),
    )
  return removed
}
