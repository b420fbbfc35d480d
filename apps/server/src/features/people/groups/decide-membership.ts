import { isAdministrator } from '@tacite/domain/access/giving-rights.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { raiseRevisions } from '../../../platform/database/record-revision.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readGroup } from './groups.query.ts'

interface Target {
  groupId: string
  personId: string
}

/** Confirms a requested membership: only now is the person in the group, and sees what it opens. */
export async function confirmMembership(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  target: Target,
): Promise<void> {
  const { name } = await readGroup(db, target.groupId)
  const requestedBy = await takeRequest(db, target)
  const code = whyNotConfirm(actor)
  if (code) throw new Refused('FORBIDDEN', code)
  await db
    .insert('group_member', { group_id: target.groupId, person_id: target.personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await raiseRevisions(db, actor, [target.personId])
  await record(deps, db, actor, { type: 'group.membershipConfirmed', target, name, requestedBy })
  await notifyClients(db, [target.personId], { topic: 'access' })
}

/** Refuses a requested membership: it opens nothing, so whoever administers groups may. */
export async function refuseMembership(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  target: Target,
): Promise<void> {
  const { name } = await readGroup(db, target.groupId)
  const requestedBy = await takeRequest(db, target)
  await record(deps, db, actor, { type: 'group.membershipRefused', target, name, requestedBy })
}

export function whyNotConfirm({
  permissions,
}: Pick<Actor, 'permissions'>): PlainRefusalCode | null {
  return isAdministrator(permissions) ? null : 'MEMBERSHIP_NEEDS_ADMINISTRATOR'
}

async function takeRequest(db: CompanyDatabase, { groupId, personId }: Target): Promise<string> {
  const taken = await db
    .delete('pending_membership')
    .where('pending_membership.group_id', '=', groupId)
    .where('pending_membership.person_id', '=', personId)
    .returning('pending_membership.requested_by')
    .executeTakeFirst()
  if (!taken) throw new Refused('NOT_FOUND', 'MEMBERSHIP_NOT_PENDING')
  return taken.requested_by
}

interface Decision {
  type: 'group.membershipConfirmed' | 'group.membershipRefused'
  target: Target
  /** The group's. */
  name: string
  requestedBy: string
}

async function record(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { type, target: { groupId, personId }, name, requestedBy }: Decision,
): Promise<void> {
  const person = await db
    .select('person')
    .where('person.id', '=', personId)
    .select(personName('person').as('name'))
    .executeTakeFirstOrThrow()
  await events.record(db, {
    type,
    actor: eventActor(actor),
    objectId: groupId,
    payload: { personId, requestedBy },
    personal: { label: name, member: person.name },
  })
}
