import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { fullName } from '@tacite/domain/people/full-name.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addToGroups } from '../groups/public.ts'
import { writeDepartments } from '../../lifecycle/deadlines/public.ts'
import {
  lockAdministration,
  requireAdministratorLeft,
  requireGivableRole,
} from '../roles/public.ts'
import { requireAdministrable } from './change-status.ts'
import { requireManager } from './check-reporting-line.ts'
import { readPerson, type PersonWithRights } from './person-details.query.ts'

type Form = BodyOf<typeof peopleEndpoints.change>

/** Changes a person's details and rights; a changed role or group applies from their next request. */
export async function changePerson(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
  form: Form,
): Promise<void> {
  await lockAdministration(db)
  const person = await readPerson(db, personId, actor.locale)
  requireNames(person, form)
  if (isIdentityChanged(person, form)) requireAdministrable(actor, person)
  requireMainAmongGroups(form)
  await requireGroups(db, form.groupIds)
  const managerId = await requireManager(db, person, form)
  const isRoleChanged = form.roleId !== person.role_id
  if (isRoleChanged) {
    await requireGivableRole(db, actor, form.roleId)
    requireAdministrable(actor, person)
  }
  const { joinedGroups, leftGroups } = await setGroups(deps, db, actor, {
    personId,
    groupIds: form.groupIds,
  })
  if (form.mainGroupId !== null) await requireMember(db, personId, form.mainGroupId)
  await db
    .update('person')
    .set({
      first_name: form.firstName,
      last_name: form.lastName,
      phone: form.phone,
      role_id: form.roleId,
      main_group_id: form.mainGroupId,
      manager_id: managerId,
    })
    .where('person.id', '=', personId)
    .execute()
  if (isRoleChanged) await requireAdministratorLeft(db)
  const mainGroupId = person.department?._id ?? null
  if (mainGroupId !== form.mainGroupId) await writeDepartments(db, [personId])
  const changed = changedParts(
    person,
    form,
    isRoleChanged,
    joinedGroups.length + leftGroups.length > 0,
  )
  if ((person.manager?._id ?? null) !== managerId) changed.push('manager')
  if (changed.length === 0) return
  const label = fullName({ ...form, email: person.email })
  await deps.events.record(
    db,
    namedEvent(
      actor,
      'person.changed',
      { id: personId, name: label },
      {
        changed,
        ...(isRoleChanged ? { roleId: form.roleId, formerRoleId: person.role_id } : {}),
        ...(joinedGroups.length > 0 ? { joinedGroups } : {}),
        ...(leftGroups.length > 0 ? { leftGroups } : {}),
      },
    ),
  )
  if (changed.includes('role') || changed.includes('groups'))
    await notifyClients(db, [personId], { topic: 'access' })
}

/** An invited person may have no name yet; an existing name cannot be removed. */
function requireNames({ status }: PersonWithRights, form: Form): void {
  if (status === 'pending') return
  const refusals = (['firstName', 'lastName'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ code: 'FIELD_REQUIRED', field }) as const)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

/** How colleagues and counterparties recognise a person: on mails, signature invitations and the trail. */
function isIdentityChanged(person: PersonWithRights, form: Form): boolean {
  return (
    person.first_name !== form.firstName ||
    person.last_name !== form.lastName ||
    person.phone !== form.phone
  )
}

/** A person's main group is their department: one of the groups they are in. */
function requireMainAmongGroups({ mainGroupId, groupIds }: Form): void {
  if (mainGroupId !== null && !groupIds.includes(mainGroupId))
    throw new Refused('RULE', { code: 'MAIN_GROUP_NOT_JOINED', field: 'mainGroupId' })
}

export async function requireGroups(
  db: CompanyDatabase,
  groupIds: readonly string[],
): Promise<void> {
  const known = await db
    .select('person_group')
    .where('person_group.id', '=', sql<string>`any(${[...groupIds]}::uuid[])`)
    .select('person_group.id')
    .execute()
  if (known.length < new Set(groupIds).size)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'groupIds' })
}

/**
 * Leaves the groups that are not wanted and joins the others, as far as the actor holds what they open. Returns those
 * joined or left.
 */
async function setGroups(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { personId, groupIds }: { personId: string; groupIds: readonly string[] },
): Promise<{ joinedGroups: string[]; leftGroups: string[] }> {
  const left = await db
    .delete('group_member')
    .where('group_member.person_id', '=', personId)
    .where('group_member.group_id', '<>', sql<string>`all(${[...groupIds]}::uuid[])`)
    .returning('group_member.group_id')
    .execute()
  const former = await db
    .select('group_member')
    .where('group_member.person_id', '=', personId)
    .select('group_member.group_id')
    .execute()
  const kept = new Set(former.map(({ group_id }) => group_id))
  const joined = await addToGroups(deps, db, actor, {
    personIds: [personId],
    groupIds: groupIds.filter((id) => !kept.has(id)),
  })
  return {
    joinedGroups: joined.map(({ groupId }) => groupId),
    leftGroups: left.map(({ group_id }) => group_id),
  }
}

/** A group that a person only waits to join is not their department yet. */
async function requireMember(
  db: CompanyDatabase,
  personId: string,
  groupId: string,
): Promise<void> {
  const member = await db
    .select('group_member')
    .where('group_member.person_id', '=', personId)
    .where('group_member.group_id', '=', groupId)
    .select('group_member.group_id')
    .executeTakeFirst()
  if (!member) throw new Refused('RULE', { code: 'MAIN_GROUP_PENDING', field: 'mainGroupId' })
}

function changedParts(
  person: PersonWithRights,
  form: Form,
  isRoleChanged: boolean,
  areGroupsChanged: boolean,
): string[] {
  return [
    ...(person.first_name === form.firstName && person.last_name === form.lastName ? [] : ['name']),
    ...(person.phone === form.phone ? [] : ['phone']),
    ...(isRoleChanged ? ['role'] : []),
    ...(areGroupsChanged ? ['groups'] : []),
    ...((person.department?._id ?? null) === form.mainGroupId ? [] : ['department']),
  ]
}
