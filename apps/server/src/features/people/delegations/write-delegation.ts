import { appointingRefusal } from '@tacite/domain/access/giving-rights.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { delegationRefusal } from '@tacite/domain/people/delegation-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { readDelegation } from './delegations.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

export interface NewDelegation {
  personId: string
  delegateId: string
  startsOn: string
  endsOn: string
}

/** Names who validates in a person's place from one day to another, both inclusive. Returns its id. */
export async function addDelegation(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  added: NewDelegation,
): Promise<string> {
  await lockDelegations(db)
  const absent = await readName(db, added.personId)
  if (!absent) throw new Refused('NOT_FOUND', 'PERSON_NOT_FOUND')
  requireMayAppoint(actor, { id: added.personId, ...absent }, added.delegateId)
  if (absent.status !== 'active') throw new Refused('STATE', 'PERSON_NOT_ACTIVE')
  const delegate = await readName(db, added.delegateId)
  if (!delegate || delegate.status !== 'active' || delegate.is_external)
    throw new Refused('RULE', { code: 'DELEGATE_NOT_ACTIVE', field: 'delegateId' })
  const today = (await companyToday({ clock }, db)).toString()
  const code = delegationRefusal(added, await standingFrom(db, today), today)
  if (code) throw new Refused('RULE', { code, field: FIELDS[code] ?? 'startsOn' })
  const id = newId(clock.now())
  await db
    .insert('delegation', {
      id,
      person_id: added.personId,
      delegate_id: added.delegateId,
      starts_on: added.startsOn,
      ends_on: added.endsOn,
      created_by: actor.personId,
      created_at: clock.now(),
    })
    .execute()
  await events.record(db, {
    type: 'delegation.added',
    actor: eventActor(actor),
    objectId: id,
    payload: { ...added },
    personal: { label: absent.name, delegate: delegate.name },
  })
  await notifyBoth(db, added)
  return id
}

/** Ends a delegation immediately: the delegate decides nothing more from the next request on. */
export async function endDelegation(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  target: { delegationId: string; personId: string },
): Promise<void> {
  await lockDelegations(db)
  const today = (await companyToday({ clock }, db)).toString()
  const { _id, person, delegate, state } = await readDelegation(db, target, today)
  const absent = (await readName(db, target.personId))!
  requireMayAppoint(actor, { id: target.personId, ...absent }, null)
  if (state === 'over' || state === 'endedEarly') throw new Refused('STATE', 'DELEGATION_OVER')
  await db
    .update('delegation')
    .set({ ended_by: actor.personId, ended_at: clock.now() })
    .where('delegation.id', '=', _id)
    .execute()
  await events.record(db, {
    type: 'delegation.ended',
    actor: eventActor(actor),
    objectId: _id,
    payload: { personId: person._id, delegateId: delegate._id },
    personal: { label: person.name, delegate: delegate.name },
  })
  await notifyBoth(db, { personId: person._id, delegateId: delegate._id })
}

/** Whoever may appoint a person's delegate may end the delegation, and nobody else. */
function requireMayAppoint(
  { personId: actorId, permissions: held }: Actor,
  absent: { id: string; permissions: readonly Permission[] },
  delegateId: string | null,
): void {
  const code = appointingRefusal({ actorId, held, absent, delegateId })
  if (code === null) return
  throw new Refused('FORBIDDEN', code in FIELDS ? { code, field: FIELDS[code]! } : code)
}

const FIELDS: Partial<Record<string, string>> = {
  DELEGATION_APPOINTS_YOURSELF: 'delegateId',
  DELEGATION_TO_ONESELF: 'delegateId',
  DELEGATION_CIRCLE: 'delegateId',
  DELEGATION_DAYS_REVERSED: 'endsOn',
  DELEGATION_IN_THE_PAST: 'endsOn',
  DELEGATION_TOO_LONG: 'endsOn',
}

/** One at a time per company: two that are each valid alone could form a cycle together. */
async function lockDelegations(db: CompanyDatabase): Promise<void> {
  await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

async function standingFrom(db: CompanyDatabase, today: string): Promise<NewDelegation[]> {
  const rows = await db
    .select('delegation')
    .where('delegation.ended_at', 'is', null)
    .where('delegation.ends_on', '>=', today)
    .select(['person_id', 'delegate_id', 'starts_on', 'ends_on'])
    .execute()
  return rows.map((row) => ({
    personId: row.person_id,
    delegateId: row.delegate_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  }))
}

async function readName(db: CompanyDatabase, personId: string) {
  const { rows } = await sql<{
    name: string
    status: string
    is_external: boolean
    permissions: Permission[]
  }>`
    select ${personName('person')} as name, person.status, role.key is not distinct from 'thirdParty' as is_external,
      role.permissions
    from person join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and person.id = ${personId}`.execute(db.tx)
  return rows[0]
}

async function notifyBoth(
  db: CompanyDatabase,
  { personId, delegateId }: { personId: string; delegateId: string },
): Promise<void> {
  await notifyClients(db, [personId, delegateId], { topic: 'access' })
  await notifyClients(db, [delegateId], { topic: 'tasks' })
}
