import type { BodyOf, QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { taskRequestsEndpoints } from '@tacite/api/work/task-requests-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { refuseTaskRequest } from '@tacite/domain/tasks/task-request.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type ChoiceSource } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct, whereSeen } from '../../people/access/public.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { personSource } from '../../settings/choices/public.ts'
import { openTasks } from './task-repository.ts'

type Endpoints = typeof taskRequestsEndpoints

/** Asks a person who sees the contract for something: their task, until they have done it. */
export async function assignTask(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { title, note, dueOn, personId }: BodyOf<Endpoints['assign']>,
): Promise<ResponseOf<Endpoints['assign']>> {
  await requireAct(db, actor, 'assignTask', contractId)
  const refusal = refuseTaskRequest({ title, dueOn }, todayOf(actor))
  if (refusal) throw new Refused('RULE', refusal)
  if (personId === null)
    throw new Refused('RULE', { code: 'TASK_PERSON_REQUIRED', field: 'personId' })
  if (!(await seesContract(db, actor, contractId, personId)))
    throw new Refused('RULE', { code: 'TASK_PERSON_SEES_NOT', field: 'personId' })
  const requestId = newId(deps.clock.now())
  await db
    .insert('task_request', {
      id: requestId,
      contract_id: contractId,
      title,
      note,
      due_on: dueOn,
      requested_by: actor.personId,
      requested_at: deps.clock.now(),
    })
    .execute()
  await openTasks(deps, db, [
    { personIds: [personId], kind: 'answerRequest', contractId, subjectId: requestId },
  ])
  await deps.events.record(db, {
    ...contractEvent(actor, 'contract.taskAssigned', contractId, {
      requestId,
      requestedBy: actor.personId,
      personId,
      dueOn,
    }),
    personal: { task: title },
  })
  return { _id: requestId }
}

/** The people to whom a task on a contract can go: active colleagues who see it. */
export function assignees(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  asked: QueryOf<Endpoints['assignees']>,
): Promise<ResponseOf<Endpoints['assignees']>> {
  return choicePage(db, actor.locale, seeing(actor, contractId), asked)
}

async function seesContract(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  personId: string,
): Promise<boolean> {
  const source = seeing(actor, contractId)
  const { rows } =
    await sql`select from ${source.from} where ${source.where} and person.id = ${personId}`.execute(
      db.tx,
    )
  return rows.length > 0
}

function seeing(actor: Actor, contractId: string): ChoiceSource {
  const source = personSource(actor)
  return {
    ...source,
    where: sql`${source.where} and 'contracts3:list' = any (role.permissions)
      and ${whereSeen(actor, contractId)}`,
  }
}
