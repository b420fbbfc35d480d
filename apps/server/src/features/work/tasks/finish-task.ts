import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerRequest, reopenRequest, requestOf } from './answer-request.ts'
import { TASK_REGISTRY } from './task-kinds.ts'
import { requireOwnTask } from './tasks.query.ts'

/** Ticks a person's own task, or unticks it. A task for a validation or a signature ends through the act itself. */
export async function setTaskFinished(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { taskId, isFinished }: { taskId: string; isFinished: boolean },
): Promise<Task> {
  const task = await db
    .select('task')
    .where('task.id', '=', taskId)
    .where('task.person_id', '=', actor.personId)
    .select(['kind', 'status'])
    .forUpdate()
    .executeTakeFirst()
  if (!task) throw new Refused('NOT_FOUND', 'TASK_NOT_FOUND')
  if (TASK_REGISTRY[task.kind].endsByItsAct) throw new Refused('STATE', 'TASK_ENDS_BY_ITS_ACT')
  if (task.status === 'TERMINATED') throw new Refused('STATE', 'TASK_TERMINATED')
  if (task.kind === 'answerRequest') return tickRequest(deps, db, actor, { taskId, isFinished })
  await db
    .update('task')
    .set({ status: isFinished ? 'DONE' : 'TODO', ended_at: isFinished ? deps.clock.now() : null })
    .where('task.id', '=', taskId)
    .execute()
  return requireOwnTask(db, actor, taskId)
}

/** What somebody asked is done without words, or asked again: they are notified. What is so already stays. */
async function tickRequest(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { taskId, isFinished }: { taskId: string; isFinished: boolean },
): Promise<Task> {
  const task = await requireOwnTask(db, actor, taskId)
  if ((task.status === 'DONE') === isFinished) return task
  if (isFinished) return answerRequest(deps, db, actor, { taskId, answer: '' })
  await reopenRequest(deps, db, actor, await requestOf(db, actor, taskId))
  return requireOwnTask(db, actor, taskId)
}
