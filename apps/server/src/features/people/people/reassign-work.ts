import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { moveOpenTasks, type TaskMove } from './move-open-tasks.ts'
import { judgeOpenTasks, tasksThatStay } from './tasks-that-stay.query.ts'
import { readPerson } from './person-details.query.ts'
import { notifyOfMovedTasks } from './team.query.ts'

type Form = BodyOf<typeof peopleEndpoints.reassign>
type Moved = ResponseOf<typeof peopleEndpoints.reassign>

/**
 * Reassigns a person's open tasks and contracts, so that nothing waits for someone who has left. It gives access to
 * contracts, so only someone who may open every contract can do it. A signature stays with its signatory.
 */
export async function reassignWork(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
  { newOwnerId, tasks, contracts }: Form,
): Promise<Moved> {
  const person = await readPerson(db, personId, actor.locale)
  await requireTaker(db, personId, newOwnerId)
  requirePermission(actor, 'contracts3:all')
  const change = { from: personId, to: newOwnerId }
  // First: an owner may take tasks on a contract that they could not before.
  const movedContracts = contracts ? await moveContracts(deps, db, actor, change) : 0
  const movedTasks = tasks ? await moveTasks(db, actor, change) : 0
  const { open_tasks: left } = await readPerson(db, personId, actor.locale)
  const moved = {
    tasks: movedTasks,
    contracts: movedContracts,
    left: tasks ? left : 0,
    stays: tasks ? await tasksThatStay(db, actor, change) : [],
  }
  if (movedTasks + movedContracts === 0) return moved
  await deps.events.record(
    db,
    namedEvent(
      actor,
      'person.workReassigned',
      { id: personId, name: person.full },
      {
        newOwnerId,
        tasks: movedTasks,
        contracts: movedContracts,
      },
    ),
  )
  const both = [personId, newOwnerId]
  await notifyClients(db, both, { topic: 'access' })
  await notifyOfMovedTasks(db, both)
  return moved
}

/** Another person, active and internal. */
async function requireTaker(db: CompanyDatabase, from: string, to: string): Promise<void> {
  const { rows } =
    await sql`select from person join role on role.company_id = person.company_id and role.id = person.role_id
    where person.company_id = ${db.companyId} and person.id = ${to} and person.id <> ${from}
      and person.status = 'active' and role.key is distinct from 'thirdParty'`.execute(db.tx)
  if (rows.length === 0)
    throw new Refused('RULE', { code: 'REASSIGN_TO_ACTIVE', field: 'newOwnerId' })
}

/**
 * The validations that the person has not decided yet, open and to come; where the other one validates already, it is
 * left, since two must stay two. Then the related tasks, and of all others those that the other one has the rights to do.
 */
async function moveTasks(
  db: CompanyDatabase,
  actor: Actor,
  { from, to }: TaskMove,
): Promise<number> {
  const { rows: steps } = await sql<{ step_id: string }>`
    update contract_validator as validator set person_id = ${to}, reminded_at = null, reminded_by = null
    from contract_validation_step as step
      join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
    where validator.company_id = ${db.companyId} and validator.person_id = ${from}
      and step.company_id = validator.company_id and step.id = validator.step_id and validation.state = 'running'
      and not exists (select from contract_validator as other where other.company_id = validator.company_id
        and other.step_id = validator.step_id and other.person_id = ${to})
      and not exists (select from validation_decision as said where said.company_id = validator.company_id
        and said.step_id = validator.step_id and said.person_id = ${from} and said.cancelled_at is null)
    returning validator.step_id`.execute(db.tx)
  const stepIds = steps.map(({ step_id }) => step_id)
  await sql`insert into contract_assignment (company_id, contract_id, person_id, role)
    select distinct ${db.companyId}::uuid, validation.contract_id, ${to}::uuid, 'validator'
    from contract_validation_step as step
      join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
    where step.company_id = ${db.companyId} and step.id = any(${stepIds}::uuid[])
    on conflict do nothing`.execute(db.tx)
  const judged = await judgeOpenTasks(db, actor, { from, to })
  const passing = judged.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  return moveOpenTasks(
    db,
    { from, to },
    sql`task.id = any(${passing}::uuid[])
      or (task.kind = 'validate' and task.subject_id = any(${stepIds}::uuid[]))`,
  )
}

async function moveContracts(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { from, to }: TaskMove,
): Promise<number> {
  const { rows } = await sql<{
    id: string
  }>`update contract set owner_id = ${to}, updated_at = ${clock.now()}
    where contract.company_id = ${db.companyId} and contract.owner_id = ${from} returning contract.id`.execute(
    db.tx,
  )
  await events.recordMany(
    db,
    rows.map(({ id }) =>
      contractEvent(actor, 'contract.detailsChanged', id, { changed: ['ownerId'] }),
    ),
  )
  return rows.length
}
