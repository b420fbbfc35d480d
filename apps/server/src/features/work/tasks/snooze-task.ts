import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import { refuseSnooze } from '@tacite/domain/tasks/snooze.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../lifecycle/deadlines/public.ts'
import { notifyOfTasks } from './task-repository.ts'
import { requireOwnTask } from './tasks.query.ts'

/**
 * Puts a person's own task off until a day, or brings it back (`until: null`). On the day itself the list has it again:
 * nothing has to run for it. For whoever waits nothing changes: what is due and who is asked stay as they are.
 */
export async function snoozeTask(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { taskId, until }: { taskId: string; until: string | null },
): Promise<Task> {
  const task = await db
    .select('task')
    .where('task.id', '=', taskId)
    .where('task.person_id', '=', actor.personId)
    .select('task.status')
    .forUpdate()
    .executeTakeFirst()
  if (!task) throw new Refused('NOT_FOUND', 'TASK_NOT_FOUND')
  if (task.status !== 'TODO')
    throw new Refused('STATE', task.status === 'DONE' ? 'TASK_ALREADY_DONE' : 'TASK_TERMINATED')
  const refusal = until === null ? null : refuseSnooze(until, todayOf(actor))
  if (refusal) throw new Refused('RULE', refusal)
  await db.update('task').set({ snoozed_until: until }).where('task.id', '=', taskId).execute()
  await notifyOfTasks(deps, db, [actor.personId])
  return requireOwnTask(db, actor, taskId)
}
