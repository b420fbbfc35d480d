import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { groupsEndpoints } from '@tacite/api/people/groups-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeDepartments } from '../../lifecycle/deadlines/public.ts'
import { leavingAccessSets } from '../access/public.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { readGroup } from './groups.query.ts'
import { memberIds } from './member-ids.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>
type Form = BodyOf<typeof groupsEndpoints.create>

export async function createGroup(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<string> {
  requireName(form)
  const id = newId(clock.now())
  await db
    .insert('person_group', { id, ...form })
    .execute()
    .catch(refuseTaken('person_group_name', 'name'))
  await events.record(db, namedEvent(actor, 'group.created', { id, name: form.name }))
  return id
}

export async function changeGroup(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  groupId: string,
  form: Form,
): Promise<void> {
  const group = await readGroup(db, groupId)
  requireName(form)
  if (group.name === form.name && group.description === form.description) return
  await db
    .update('person_group')
    .set(form)
    .where('person_group.id', '=', groupId)
    .execute()
    .catch(refuseTaken('person_group_name', 'name'))
  await events.record(db, namedEvent(actor, 'group.changed', { id: groupId, name: form.name }))
}

/** Its members immediately lose what they saw through it; all of it can be restored. */
export async function deleteGroup(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  groupId: string,
): Promise<{ removalId: string }> {
  const { name } = await readGroup(db, groupId)
  const ids = [groupId]
  const members = await memberIds(db, [groupId])
  const removalId = await leavingAccessSets(db, () =>
    removeObject(deps, db, actor, {
      kind: 'group',
      objectId: groupId,
      label: name,
      rows: [
        { table: 'person', clears: 'main_group_id', ids },
        { table: 'contract_access', column: 'group_id', ids },
        { table: 'folder_grant', column: 'group_id', ids },
        { table: 'template_group', column: 'group_id', ids },
        { table: 'group_member', column: 'group_id', ids },
        { table: 'person_group', column: 'id', ids },
      ],
    }),
  )
  // It was the department of some of them.
  await writeDepartments(db, members)
  await notifyClients(db, members, { topic: 'access' })
  return { removalId }
}

/** A restored group gives its members their access and their department back. */
export function followRestoredGroups({ events }: Pick<Platform, 'events'>): void {
  events.on('group.restored', async (db, restored) => {
    const ids = await memberIds(
      db,
      restored.map(({ objectId }) => objectId),
    )
    await writeDepartments(db, ids)
    await notifyClients(db, ids, { topic: 'access' })
  })
}

function requireName({ name }: Form): void {
  if (name === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'name' })
}
