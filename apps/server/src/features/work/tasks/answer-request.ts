import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { aboutRequest, requireRequest, setRequestTask } from './request-repository.ts'
import { notifyOfTasks } from './task-repository.ts'
import { requireOwnTask } from './tasks.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** Completes what was asked of the person, with an answer or without one; whoever asked is notified. */
export async function answerRequest(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { taskId, answer }: { taskId: string; answer: string },
): Promise<Task> {
  const request = await requireRequest(db, actor, await requestOf(db, actor, taskId))
  requireOpen(request)
  const now = deps.clock.now()
  await db
    .update('task_request')
    .set({ answer, answered_by: actor.personId, answered_at: now })
    .where('task_request.id', '=', request.id)
    .execute()
  await setRequestTask(db, request.id, { status: 'DONE', ended_at: now })
  await announce(deps, db, actor, 'contract.taskAnswered', request, answer)
  return requireOwnTask(db, actor, taskId)
}

/** Asks again: by whoever asked, or by whoever completed it too early. The answer stays in the trail. */
export async function reopenRequest(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  requestId: string,
): Promise<void> {
  const request = await requireRequest(db, actor, requestId)
  if (request.status === 'TERMINATED') throw new Refused('STATE', 'TASK_TERMINATED')
  if (request.status === 'TODO') throw new Refused('STATE', 'TASK_NOT_DONE')
  await db
    .update('task_request')
    .set({ answer: null, answered_by: null, answered_at: null })
    .where('task_request.id', '=', requestId)
    .execute()
  await setRequestTask(db, requestId, { status: 'TODO', ended_at: null })
  await announce(deps, db, actor, 'contract.taskReopened', request)
}

/** Takes back what is not done yet: only whoever asked. */
export async function withdrawRequest(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  requestId: string,
): Promise<void> {
  const request = await requireRequest(db, actor, requestId)
  if (request.requestedBy !== actor.personId) throw new Refused('FORBIDDEN', 'TASK_NOT_OF_AUTHOR')
  requireOpen(request)
  const now = deps.clock.now()
  await db
    .update('task_request')
    .set({ withdrawn_at: now })
    .where('task_request.id', '=', requestId)
    .execute()
  await setRequestTask(db, requestId, { status: 'TERMINATED', ended_at: now })
  await announce(deps, db, actor, 'contract.taskWithdrawn', request)
}

/** Neither done nor withdrawn. */
function requireOpen({ status }: Request): void {
  if (status === 'TERMINATED') throw new Refused('STATE', 'TASK_TERMINATED')
  if (status === 'DONE') throw new Refused('STATE', 'TASK_ALREADY_DONE')
}

type Request = Awaited<ReturnType<typeof requireRequest>>

/** In the trail and to both people. */
async function announce(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  type: 'contract.taskAnswered' | 'contract.taskReopened' | 'contract.taskWithdrawn',
  request: Request,
  answer = '',
): Promise<void> {
  await deps.events.record(db, {
    ...contractEvent(actor, type, request.contractId, aboutRequest(request)),
    personal: { task: request.title, ...(answer === '' ? {} : { answer }) },
  })
  await notifyOfTasks(deps, db, [request.personId, request.requestedBy])
}

/** The request behind a person's own task. */
export async function requestOf(
  db: CompanyDatabase,
  actor: Actor,
  taskId: string,
): Promise<string> {
  const task = await db
    .select('task')
    .where('task.id', '=', taskId)
    .where('task.person_id', '=', actor.personId)
    .select(['task.kind', 'task.subject_id'])
    .executeTakeFirst()
  if (!task) throw new Refused('NOT_FOUND', 'TASK_NOT_FOUND')
  if (task.kind !== 'answerRequest') throw new Refused('STATE', 'TASK_ENDS_BY_ITS_ACT')
  return task.subject_id
}
